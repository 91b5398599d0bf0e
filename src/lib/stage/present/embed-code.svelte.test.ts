import { expect, it } from 'vitest';
import { embedCode } from './embed-code';

function frameOf(html: string): HTMLIFrameElement {
	const holder = document.createElement('template');
	holder.innerHTML = html;
	expect(holder.content.childElementCount).toBe(1);
	return holder.content.querySelector('iframe')!;
}

const embed = {
	page: 'https://example.org/studio/queens/',
	query: 'example=queens-8&at=20',
	parts: ['board', 'sentence'],
	title: 'N queens',
	width: 800,
	height: 450
};

it('is a frame with the parts of the moment', () => {
	const frame = frameOf(embedCode(embed));
	expect(frame.getAttribute('src')).toBe(
		'https://example.org/studio/queens/?example=queens-8&at=20&present=board%2Csentence&embed=1'
	);
	expect([frame.width, frame.height, frame.title]).toEqual(['800', '450', 'N queens']);
});

it('is the same frame whatever the texts contain', () => {
	const title = `"><script>alert('1')</script> & &quot;`;
	const query = new URLSearchParams({ puzzle: title }).toString();
	const frame = frameOf(embedCode({ ...embed, title, query }));
	expect(frame.title).toBe(title);
	expect(new URL(frame.src).searchParams.get('puzzle')).toBe(title);
	expect(frame.getAttributeNames()).toEqual([
		'src',
		'title',
		'width',
		'height',
		'style',
		'loading'
	]);
});

it('replaces what a presentation shows', () => {
	const frame = frameOf(embedCode({ ...embed, query: 'present=code&embed=1&at=3' }));
	expect(new URL(frame.src).searchParams.getAll('present')).toEqual(['board,sentence']);
});
