/** The positions and sizes of everything on a strip, in pixels. */
export interface StripLayout {
	/** Positions per row, and rows. */
	readonly perRow: number;
	readonly rows: number;
	/** The width and height of one position. */
	readonly slot: number;
	readonly rowHeight: number;
	/** The height above the tiles: for the text about the broken rule and the bracket below it. */
	readonly above: number;
	/** The side of a tile. */
	readonly tile: number;
	/** The height of the number below it. */
	readonly number: number;
	/** The side of a letter in the column, 0 without columns, and the number of letters side by side. */
	readonly mark: number;
	readonly markColumns: number;
	/** Letters of the column are large enough to read; otherwise they are dots in their places. */
	readonly legible: boolean;
	/** There is room for a sign between the tiles. */
	readonly signs: boolean;
}

export interface LayoutInput {
	/** The available room; without a height, the strip takes as much as it needs. */
	readonly width: number;
	readonly height: number | null;
	readonly positions: number;
	readonly letters: number;
	/** The columns of candidates are shown. */
	readonly columns: boolean;
}

const LARGEST_TILE = 320;
/** If the height is free, tiles and marks need not be larger than this. */
const COMFORTABLE_TILE = 64;
const SMALLEST_TILE = 18;
const LARGEST_MARK = 64;
const COMFORTABLE_MARK = 28;
/** A letter smaller than this is illegible. */
const LEGIBLE = 15;
const SMALLEST_MARK = 3;
const MOST_MARK_COLUMNS = 6;
const MOST_ROWS = 12;
const WORDS = 24;
const BRACKET = 14;
/** With more rows than this, the text overlaps the row above. */
const ROWS_WITH_WORDS = 2;
/** The height of a number, and its largest share of its tile. */
const NUMBER = 20;
const NUMBER_SHARE = 0.28;
const BELOW = 6;
/** The room for a sign between tiles. */
const SIGN = 13;

/**
 * The largest strip that fits: the number of rows, and how tiles and letters below them share the
 * room. Compares all arrangements that fit; a legible letter counts more than a larger tile.
 */
export function layoutOf(input: LayoutInput): StripLayout {
	const { positions, width } = input;
	let best: StripLayout | null = null;
	let most = -Infinity;
	for (let rows = 1; rows <= Math.min(positions, MOST_ROWS); rows++) {
		const perRow = Math.ceil(positions / rows);
		// Rows would stay empty: a smaller number of rows covers this case.
		if (Math.ceil(positions / perRow) !== rows) continue;
		for (const layout of waysOf(input, rows, perRow)) {
			const score = scoreOf(layout, input);
			if (score > most) [best, most] = [layout, score];
		}
	}
	return best ?? smallest(positions, width);
}

function* waysOf(input: LayoutInput, rows: number, perRow: number): Generator<StripLayout> {
	const { width, height, letters, columns } = input;
	const above = (rows <= ROWS_WITH_WORDS ? WORDS : 0) + BRACKET;
	// Half of the sign after the last tile of a row is outside its slot.
	const room = rows > 1 ? width - SIGN : width;
	const slot = Math.min(Math.floor(room / perRow), LARGEST_TILE * 1.4);
	const widest = Math.floor(slot - Math.max(4, slot * 0.27));
	const over = above + NUMBER + BELOW;
	const free = height === null ? Infinity : Math.floor(height / rows) - over;
	const largest = height === null ? COMFORTABLE_TILE : LARGEST_TILE;
	const largestMark = height === null ? COMFORTABLE_MARK : LARGEST_MARK;

	function* withMarks(mark: number, markColumns: number, marks: number): Generator<StripLayout> {
		const most = Math.min(widest, largest, free - marks);
		if (most < SMALLEST_TILE) return;
		// The room above was kept for the smallest number: a larger one takes it from the tile.
		const number = Math.max(NUMBER, Math.floor(most * NUMBER_SHARE));
		const tile = Math.min(most, free - marks - (number - NUMBER));
		yield {
			perRow,
			rows,
			slot,
			rowHeight: over - NUMBER + number + tile + marks,
			above,
			tile,
			number,
			mark,
			markColumns,
			legible: mark >= LEGIBLE,
			signs: slot - tile >= SIGN
		};
	}

	if (!columns) {
		yield* withMarks(0, 1, 0);
		return;
	}
	for (let side = 1; side <= Math.min(letters, MOST_MARK_COLUMNS); side++) {
		const lines = Math.ceil(letters / side);
		const wide = Math.min(largestMark, Math.floor((slot - 2) / side));
		for (let mark = SMALLEST_MARK; mark <= wide; mark++) yield* withMarks(mark, side, lines * mark);
	}
}

function scoreOf({ tile, mark, markColumns, rows, rowHeight }: StripLayout, input: LayoutInput) {
	let score = Math.min(tile, 80) / 80;
	if (input.columns) {
		score += mark >= LEGIBLE ? 1 + Math.min(mark, 34) / 60 : mark / LEGIBLE / 2;
		// One column reads best.
		score -= (markColumns - 1) * 0.06;
	}
	if (input.height === null) score -= (rows * rowHeight) / 1500;
	return score - rows * 0.01;
}

/** For a room that is too small, or whose size is unknown: the strip scrolls. */
function smallest(positions: number, width: number): StripLayout {
	const slot = SMALLEST_TILE + 6;
	const rows = Math.ceil(positions / Math.max(1, Math.floor(width / slot)));
	const perRow = Math.ceil(positions / rows);
	const above = BRACKET;
	return {
		perRow,
		rows: Math.ceil(positions / perRow),
		slot,
		rowHeight: above + SMALLEST_TILE + NUMBER + BELOW,
		above,
		tile: SMALLEST_TILE,
		number: NUMBER,
		mark: 0,
		markColumns: 1,
		legible: false,
		signs: false
	};
}

/** The middle of a tile, relative to the corner of the strip. */
export function centreOf(
	layout: Pick<StripLayout, 'perRow' | 'slot' | 'rowHeight' | 'above' | 'tile'>,
	position: number
): { x: number; y: number } {
	const { perRow, slot, rowHeight, above, tile } = layout;
	const row = Math.floor(position / perRow);
	return {
		x: ((position % perRow) + 0.5) * slot,
		y: row * rowHeight + above + tile / 2
	};
}

/**
 * A bracket over two tiles, as a path. Past the end of a row it continues in the other row, like a
 * tie in music.
 *
 * @param rise its height above the tiles, in pixels
 */
export function bracketOf(layout: StripLayout, one: number, other: number, rise: number): string {
	const { perRow, slot, tile } = layout;
	const [first, second] = one < other ? [one, other] : [other, one];
	const from = centreOf(layout, first);
	const to = centreOf(layout, second);
	// The legs stand apart, so that two brackets on one tile remain distinct.
	const foot = tile * 0.18;
	const [x1, x2] = [from.x + foot, to.x - foot];
	const [low1, low2] = [from.y - tile / 2 - 2, to.y - tile / 2 - 2];
	const round = Math.min(5, rise);
	const left = `M${x1} ${low1}V${low1 - rise + round}Q${x1} ${low1 - rise} ${x1 + round} ${low1 - rise}`;
	const right = `Q${x2} ${low2 - rise} ${x2} ${low2 - rise + round}V${low2}`;
	if (Math.floor(first / perRow) === Math.floor(second / perRow))
		return `${left}H${x2 - round}${right}`;
	return `${left}H${perRow * slot}M0 ${low2 - rise}H${x2 - round}${right}`;
}
