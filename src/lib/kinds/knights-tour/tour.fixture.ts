import fc from 'fast-check';
import { boardOf, DIRECTIONS, MOVES, type TourSetup } from './tour';

/** Where a knight goes from a square, by columns and rows: an implementation of its own. */
export function neighboursOf({ columns, rows }: TourSetup, square: number): number[] {
	const squares = [...Array(columns * rows).keys()];
	return squares.filter((other) => {
		const across = Math.abs((square % columns) - (other % columns));
		const down = Math.abs(Math.floor(square / columns) - Math.floor(other / columns));
		return across * down === 2;
	});
}

/** All tours that begin as a setup does, by a plain recursion over squares. */
export function toursOf(setup: TourSetup): string[] {
	const squares = setup.columns * setup.rows;
	const neighbours = Array.from({ length: squares }, (_, at) => neighboursOf(setup, at));
	const path = [...setup.path];
	const visited = new Set(path);
	const found: string[] = [];
	const visit = (square: number) => {
		const next = neighbours[square];
		const isClosed = next.includes(path[0]);
		if (path.length === squares && (!setup.closed || isClosed)) found.push(path.join());
		for (const other of next) {
			if (visited.has(other)) continue;
			path.push(other);
			visited.add(other);
			visit(other);
			path.pop();
			visited.delete(other);
		}
	};
	visit(path.at(-1)!);
	return found.toSorted();
}

/** Any board with the beginning of a tour. */
export function anyTour(most = 8): fc.Arbitrary<TourSetup> {
	const side = fc.integer({ min: 3, max: most });
	const order = fc.shuffledSubarray([...DIRECTIONS], { minLength: 8 }).map((all) => all.join(''));
	return fc
		.record({
			...{ columns: side, rows: side, closed: fc.boolean(), order },
			...{ start: fc.nat(), picks: fc.array(fc.nat(), { maxLength: 64 }) }
		})
		.map(({ columns, rows, start, picks, ...more }) => {
			const setup = { ...boardOf(columns, rows, more), path: [start % (columns * rows)] };
			for (const pick of picks) {
				const free = neighboursOf(setup, setup.path.at(-1)!).filter(
					(square) => !setup.path.includes(square)
				);
				if (free.length === 0) break;
				setup.path.push(free[pick % free.length]);
			}
			return setup;
		});
}

/** The value of a move from one square to the next. */
export function valueOf({ columns, order }: TourSetup, from: number, to: number): number {
	const right = (to % columns) - (from % columns);
	const down = Math.floor(to / columns) - Math.floor(from / columns);
	return [...order].findIndex((one) => MOVES[one][0] === right && MOVES[one][1] === down);
}
