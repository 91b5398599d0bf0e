import { chequer, disc, rectangle } from '$lib/stage/board/lines';
import type { SceneMark } from '$lib/stage/scene/scene';
import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { NONE, type QueensSetup } from '../setup';
import { QUEEN } from './queen';

/** Above this size a queen would be a blot, so it is drawn as one. */
const QUEENS_UP_TO = 12;

export const miniature: ProblemMiniature<QueensSetup> = {
	line: () => m.queens_line(),
	search: 'size=6',
	mini: {
		draw({ size, queens }, placed, highlight) {
			/** The queens set by hand and the placed ones. */
			const all = Array.from(queens, (hand, row) => ({
				row,
				isPlaced: hand === NONE,
				column: hand === NONE ? (placed?.[row] ?? NONE) : hand
			})).filter(({ column }) => column !== NONE);
			const dots = (arePlaced: boolean) =>
				all
					.filter(({ isPlaced }) => isPlaced === arePlaced)
					.map(({ row, column }) => disc({ x: column + 0.5, y: row + 0.5 }, 0.4))
					.join('');
			const queensOf = (arePlaced: boolean) =>
				all
					.filter(({ isPlaced }) => isPlaced === arePlaced)
					.map(({ row, column }): SceneMark => ({
						style: arePlaced ? 'piece-placed' : 'piece-set',
						...{ d: QUEEN, x: column + 0.13, y: row + 0.11, scale: 0.0074 }
					}));
			return {
				...{ width: size, height: size },
				label: m.queens_facts({ size: formatNumber(size), ...counted(all.length) }),
				marks: [
					{ style: 'board', d: rectangle(size, size) },
					{ style: 'chequer', d: chequer(size) },
					...(size <= QUEENS_UP_TO
						? [
								{ style: 'plate-placed' as const, d: dots(true) },
								...queensOf(true),
								...queensOf(false)
							]
						: [
								{ style: 'tiny-placed' as const, d: dots(true) },
								{ style: 'tiny-set' as const, d: dots(false) }
							])
				],
				highlight: highlight < 0 ? null : { x: 0, y: highlight, width: size, height: 1 }
			};
		}
	}
};
