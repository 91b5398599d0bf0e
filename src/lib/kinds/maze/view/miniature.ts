import { placesOf } from '$lib/engine/walk';
import { disc, rectangle } from '$lib/stage/board/lines';
import type { SceneMark } from '$lib/stage/scene/scene';
import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { kind } from '../kind';
import type { MazeSetup } from '../setup';
import { centreOf, groundOf } from './board/ground';
import { filled, passages, rounded } from './board/paths';

export const miniature: ProblemMiniature<MazeSetup> = {
	line: () => m.maze_line(),
	search: 'example=small',
	mini: {
		draw(setup, placed, highlight) {
			const ground = groundOf(setup);
			const { width, height } = ground;
			const unit = Math.max(0.5, Math.max(width, height) / 26);
			const places = placed === null ? [] : placesOf(kind.problem(setup), placed);
			const way: SceneMark[] = [
				{
					...{ style: 'path-line', d: rounded(ground, places) },
					width: Math.max(0.34, unit * 0.6)
				},
				{
					style: 'current',
					d: places[highlight] === undefined ? '' : disc(centreOf(ground, places[highlight]), unit)
				}
			];
			const shape = { width, height, edgeless: true } as const;
			const size = { columns: formatNumber(setup.columns), rows: formatNumber(setup.rows) };
			if (setup.mode !== 'solve') {
				return {
					...shape,
					label: m.maze_mini_carve(size),
					marks: [
						{ style: 'wall', d: rectangle(width, height) },
						{ style: 'passage', d: passages(ground, () => true, []) },
						...way
					]
				};
			}
			const { x, y } = centreOf(ground, setup.goal);
			return {
				...shape,
				label: m.maze_mini(size),
				marks: [
					{ style: 'board', d: rectangle(width, height) },
					{ style: 'wall', d: filled(setup, (square) => setup.walls[square] === 1) },
					way[0],
					{ style: 'piece-set', d: disc(centreOf(ground, setup.start), unit * 0.8) },
					{
						...{ style: 'solution-node', d: 'M0-1.1 1.1 0 0 1.1-1.1 0z' },
						...{ x, y, scale: unit }
					},
					way[1]
				]
			};
		}
	}
};
