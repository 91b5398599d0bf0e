/**
 * What turns the pages in a file of slides. It is written into the file as it is; a test holds its digest,
 * which the file's policy names.
 */
export const SLIDES_SCRIPT = `
'use strict';
const slides = [...document.querySelectorAll('section')];
const number = document.querySelector('[data-number]');
let at = -1;

function show(wanted) {
	const next = Math.max(0, Math.min(slides.length - 1, wanted));
	if (next === at) return;
	at = next;
	slides.forEach((slide, index) => { slide.hidden = index !== at; });
	number.textContent = (at + 1) + ' / ' + slides.length;
	if (location.hash !== '#' + (at + 1)) location.replace('#' + (at + 1));
}

const fromAddress = () => show((parseInt(location.hash.slice(1), 10) || 1) - 1);
const keys = {
	ArrowRight: 1, ArrowDown: 1, PageDown: 1, Enter: 1, ' ': 1,
	ArrowLeft: -1, ArrowUp: -1, PageUp: -1, Backspace: -1,
	Home: -Infinity, End: Infinity
};

addEventListener('keydown', (event) => {
	if (event.altKey || event.ctrlKey || event.metaKey) return;
	// A button that has the focus takes Enter and Space itself.
	if (event.target.tagName === 'BUTTON' && (event.key === 'Enter' || event.key === ' ')) return;
	const step = event.key === ' ' && event.shiftKey ? -1 : keys[event.key];
	if (step === undefined) return;
	event.preventDefault();
	show(at + step);
});

// A swipe, as on a page of a book that is read from left to right: time runs to the right.
let start = null;
addEventListener('touchstart', ({ touches }) => {
	start = touches.length === 1 ? touches[0] : null;
}, { passive: true });
addEventListener('touchend', ({ changedTouches: [end] }) => {
	if (start === null) return;
	const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
	start = null;
	if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) show(at + (x < 0 ? 1 : -1));
}, { passive: true });

document.querySelector('[data-next]').addEventListener('click', () => show(at + 1));
document.querySelector('[data-previous]').addEventListener('click', () => show(at - 1));
addEventListener('hashchange', fromAddress);
document.body.classList.add('paged');
fromAddress();
`;

/** The look of a file of slides. Without the script, the pages stand below each other. */
export const SLIDES_STYLE = `
:root { --ground: #fffdf8; --ink: #1b2230; --soft: #434b5c; --line: #ddd6c7; }
:root[data-look='dark'] { --ground: #181d27; --ink: #eceae4; --soft: #b3bac8; --line: #2c3547; }
:root[data-look='black-and-white'] { --ground: #fff; --ink: #000; --soft: #333; --line: #bbb; }
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; background: var(--ground); color: var(--ink); }
body { font-family: Rubik, 'Segoe UI', Arial, Helvetica, sans-serif; }
section { display: grid; grid-template-rows: minmax(0, 1fr) auto; gap: 2vh; height: 100vh; height: 100dvh; padding: 2.5vh 3vw 7vh; }
section[hidden] { display: none; }
section > div { min-height: 0; }
.upright { display: none; }
@media screen and (max-aspect-ratio: 4/5) {
	.wide { display: none; }
	.upright { display: block; }
}
svg { direction: ltr; width: 100%; height: 100%; min-height: 0; }
p { margin: 0; max-height: 34vh; overflow: auto; text-align: center; white-space: pre-line; font-size: clamp(1.1rem, min(2.3vw, 4.2vh), 3rem); font-weight: 500; line-height: 1.35; }
footer { display: none; }
.paged footer { position: fixed; inset: auto 0 0; display: flex; align-items: center; gap: 0.5rem; padding: 0 3vw 0.6vh; color: var(--soft); font-size: clamp(0.8rem, 2vh, 1.1rem); }
h1 { flex: 1; margin: 0; overflow: hidden; font-size: inherit; font-weight: 500; text-overflow: ellipsis; white-space: nowrap; }
button { min-width: 2.75rem; min-height: 2.75rem; border: 0; border-radius: 0.5rem; background: none; color: inherit; font: inherit; font-size: 1.4em; cursor: pointer; }
button:hover, button:focus-visible { background: var(--line); color: var(--ink); }
[dir='ltr'] { direction: ltr; display: flex; align-items: center; gap: 0.25rem; font-variant-numeric: tabular-nums; }
@media print {
	@page { size: 297mm 167mm; margin: 0; }
	* { print-color-adjust: exact; }
	section, section[hidden] { display: grid; width: 297mm; height: 166.9mm; padding: 8mm 10mm; break-after: page; }
	p { font-size: 17pt; }
	footer { display: none !important; }
}
`;
