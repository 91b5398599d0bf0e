/**
 * A Vite plugin: each of Lucide's icons is one path in one small component (src/lib/ui/Icon.svelte). The package's own
 * component makes an element of each shape from a list of attributes, once more whenever a page is loaded.
 *
 * @returns {import('vite').Plugin}
 */
export function icons() {
	return {
		name: 'icons',
		enforce: 'pre',
		transform: {
			filter: { id: /\/@lucide\/svelte\/dist\/icons\/[\w-]+\.svelte$/ },
			handler(source, id) {
				const [, data] = /^const iconData = (\{.*\});$/m.exec(source) ?? [];
				if (data === undefined) throw new Error(`${id} has no icon where it is looked for.`);
				const { name, node } = /** @type {Icon} */ (JSON.parse(data));
				const d = node.map(([tag, attributes]) => pathOf(tag, attributes)).join('');
				const code = `<script>
	import Icon from '$lib/ui/Icon.svelte';
	let props = $props();
</script>
<Icon {...props} name="${name}" d="${d}" />`;
				return { code, map: null };
			}
		}
	};
}

/** @typedef {{ name: string; node: [tag: string, attributes: Record<string, string>][] }} Icon */

/**
 * A shape of SVG as the data of a path.
 *
 * @param {string} tag
 * @param {Readonly<Record<string, string>>} attributes
 * @throws {Error} for a shape that no icon has had until now
 */
export function pathOf(tag, { d, points, ...attributes }) {
	/** @param {string} name */
	const number = (name) => Number(attributes[name] ?? 0);
	switch (tag) {
		case 'path':
			return absolute(d);
		case 'circle':
		case 'ellipse': {
			const [rx, ry] = tag === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')];
			const half = `a${rx} ${ry} 0 1 0 `;
			return `M${number('cx') - rx} ${number('cy')}${half}${2 * rx} 0${half}${-2 * rx} 0z`;
		}
		case 'line':
			return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
		case 'polyline':
			return `M${points}`;
		case 'polygon':
			return `M${points}z`;
		case 'rect': {
			const r = number('rx') || number('ry');
			const [w, h] = [number('width') - 2 * r, number('height') - 2 * r];
			/** @param {number} x @param {number} y */
			const corner = (x, y) => (r > 0 ? `a${r} ${r} 0 0 1 ${x * r} ${y * r}` : '');
			return [
				`M${number('x') + r} ${number('y')}h${w}${corner(1, 1)}v${h}${corner(-1, 1)}`,
				`h${-w}${corner(-1, -1)}v${-h}${corner(1, -1)}z`
			].join('');
		}
		default:
			throw new Error(`An icon has a ${tag}, which is not drawn here.`);
	}
}

const BEGIN = /^m(-?(?:\d+\.?\d*|\.\d+))[ ,]?(-?(?:\d+\.?\d*|\.\d+))/;

/** A path that may follow another: where it begins does not depend on where that has ended. @param {string} d */
const absolute = (d) =>
	d.replace(
		BEGIN,
		(whole, x, y) => `M${x} ${y}${/[a-z]/i.test(d[whole.length] ?? 'z') ? '' : 'l'}`
	);
