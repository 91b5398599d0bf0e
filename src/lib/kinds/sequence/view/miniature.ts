import { disc } from '$lib/stage/board/lines';
import type { SceneMark } from '$lib/stage/scene/scene';
import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';
import type { SequenceSetup } from '../setup';
import { letterNames } from './names';

/** Longer strips continue in another row. */
const IN_A_ROW = 8;

export const miniature: ProblemMiniature<SequenceSetup> = {
	line: () => m.sequence_line(),
	// Five letters, each once, one of them known: good starts fail there five times.
	search: 'alphabet=ABCDE&length=5&rule=any&apart=2&once=1&typed=...B',
	mini: {
		draw({ length, alphabet, letters }, placed, highlight) {
			const nameOf = letterNames(alphabet);
			const columns = length <= IN_A_ROW ? length : Math.ceil(Math.sqrt(length * 2));
			const tiles = Array.from({ length }, (_, position) => ({
				x: (position % columns) + 0.5,
				y: Math.floor(position / columns) + 0.5,
				letter: Math.max(letters[position], placed?.[position] ?? -1),
				isTyped: letters[position] >= 0
			}));
			const tile = ({ x, y }: { x: number; y: number }, half: number) =>
				`M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
			const filled = tiles.filter(({ letter }) => letter >= 0);
			const found = filled.filter(({ isTyped }) => !isTyped);
			return {
				...{ width: columns, height: Math.ceil(length / columns), edgeless: true },
				label: m.sequence_mini({
					letters: tiles.map(({ letter }) => nameOf(letter) || '·').join('')
				}),
				marks: [
					{ style: 'tile', d: tiles.map((at) => tile(at, 0.44)).join('') },
					{ style: 'placed', d: found.map((at) => disc(at, 0.38)).join('') },
					...filled.map(({ x, y, letter, isTyped }): SceneMark => ({
						style: isTyped ? 'set' : 'placed',
						...{ text: nameOf(letter), x, y, size: 0.62 }
					})),
					{
						style: 'current',
						d: tiles[highlight] === undefined ? '' : tile(tiles[highlight], 0.47)
					}
				]
			};
		}
	}
};
