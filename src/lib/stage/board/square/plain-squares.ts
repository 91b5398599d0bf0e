/** What assistive technology, keys and pointers know of a square, as attributes of its element. */
export type SquareAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Shows the squares of a row as elements without content, changing only what differs. The squares of a
 * large maze are thousands, and each would take 3 KB more in a template.
 */
export function showPlainSquares(row: Element, squares: readonly SquareAttributes[]): void {
	while (row.children.length > squares.length) row.lastElementChild!.remove();
	for (const [index, attributes] of squares.entries()) {
		const square = row.children[index] ?? row.appendChild(newSquare());
		for (const [name, value] of Object.entries(attributes)) {
			if (value === undefined) square.removeAttribute(name);
			else if (square.getAttribute(name) !== String(value))
				square.setAttribute(name, String(value));
		}
	}
}

function newSquare(): HTMLElement {
	const square = document.createElement('div');
	square.className = 'square';
	return square;
}
