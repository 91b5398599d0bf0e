import { drawn } from '$lib/stage/drawing/board/scene-drawing';
import { CELL, type Drawing, type Mark } from '$lib/stage/drawing/drawing';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import { face } from '$lib/stage/scene/face';
import type { CryptarithmSetup } from '../sum';
import { LETTER, litColumns, paperMarks, paperOf } from './picture';

const MARGIN = 12;

/** The drawing of a sum at a moment: what the studio's board shows. */
export default function drawing(facts: MomentFacts<CryptarithmSetup>): Drawing {
	const { states, setup } = facts;
	const paper = paperOf(setup.sum);
	const [width, height] = [paper.width * CELL, paper.height * CELL];
	const lit = litColumns(facts);
	const marks: Mark[] = drawn(paperMarks(setup, facts));
	for (const place of paper.places) {
		const { kind, value, conflict, clash, cause, barren, current } = states[place.letter];
		const [left, top] = [(place.x - 0.5) * CELL, (place.y - 0.5) * CELL];
		const isBeside = lit?.isBroken && (place.column < lit.from || place.column > lit.to);
		const slot = { kind: 'rectangle', x: left + 1, y: top + 1, radius: 4 } as const;
		const size = { width: CELL - 2, height: CELL - 2 };
		marks.push(
			{ ...slot, ...size, style: 'board' },
			...drawn(
				face(place.x - 0.5, place.y - 0.5, {
					...{ kind, conflict, cause, barren, clash: clash && isBeside !== true },
					symbol: value < 0 ? '' : String(value)
				})
			),
			{ ...slot, ...size, style: current ? 'current' : 'grid' },
			{
				...{ kind: 'words', x: place.x * CELL, y: top - (LETTER / 2) * CELL },
				...{ text: setup.sum.letters[place.letter], size: 0.46 * CELL, style: 'stays' }
			}
		);
	}
	return {
		width: width + 2 * MARGIN,
		height: height + 2 * MARGIN,
		marks: [{ kind: 'group', x: MARGIN, y: MARGIN, drawing: { width, height, marks } }]
	};
}
