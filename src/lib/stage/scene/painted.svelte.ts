import type { Attachment } from 'svelte/attachments';
import { MarkPainter } from './mark-painter';
import type { SceneMark } from './scene';

/**
 * Shows marks inside a group, whenever they change.
 *
 * @param hatchOf the `fill` of a mark whose style is a hatching; none is if absent
 */
export function painted(
	marks: () => readonly SceneMark[],
	hatchOf?: (mark: SceneMark) => string | undefined
): Attachment<SVGElement> {
	return (element) => {
		const painter = new MarkPainter(element, hatchOf);
		$effect(() => painter.paint(marks()));
	};
}
