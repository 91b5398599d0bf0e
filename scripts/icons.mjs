import { readFile } from 'node:fs/promises';

/**
 * Compiles each icon to a plain drawing. The package builds its icons from lists when they are
 * rendered, which costs a page with many icons time and bytes.
 *
 * @returns {import('vite').Plugin}
 */
export function icons() {
	return {
		name: 'icons',
		enforce: 'pre',
		load: {
			filter: { id: /\/@lucide\/svelte\/dist\/icons\/[\w-]+\.svelte$/ },
			async handler(id) {
				const code = await readFile(id, 'utf8');
				const data = /const iconData = (\{.*\});/.exec(code)?.[1];
				if (data === undefined) this.error(`${id} has no drawing as expected`);
				/** @type {{ node: [tag: string, attributes: Record<string, string>][] }} */
				const { node } = JSON.parse(data);
				const shapes = node.map(([tag, { key: _, ...attributes }]) => {
					const texts = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
					return `<${tag}${texts.join('')} />`;
				});
				return `<script>
	let { size = 24, strokeWidth = 2, ...props } = $props();
</script>

<svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width={strokeWidth} stroke-linecap="round" stroke-linejoin="round" {...props}>${shapes.join('')}</svg>
`;
			}
		}
	};
}
