import { CELL, type Drawing } from '../../drawing/drawing';
import { LOOKS, type LookId } from '../../drawing/looks';
import { Commands, number, type Command } from './commands';
import { latexComment, latexText } from './latex-text';
import { commandLines } from './lines';
import { layersOf, overlaySpec } from './overlays';
import { definitions } from './styles';

/** A part of a picture, such as the board of a lane. */
export interface Part {
	/** In plain English, for a comment: "board". */
	readonly name: string;
	readonly drawing: Drawing;
	/** Where the origin of the drawing is, in units from the left and the top of the picture. */
	readonly x: number;
	readonly y: number;
}

/** A moment, with texts in English. The frames of a document have the same parts at the same places. */
export interface Frame {
	readonly parts: readonly Part[];
	/** In short, for the comments of the file: "r1c3 = 5". */
	readonly comment: string;
	/** The sentence below the picture; empty for none. */
	readonly caption: string;
}

export interface LatexDocument {
	/** For people, in letters that LaTeX has. */
	readonly title: string;
	/** More lines for the comment on top: what was left out. */
	readonly notes: readonly string[];
	/** The size of the picture, in units. */
	readonly width: number;
	readonly height: number;
	readonly frames: readonly Frame[];
}

/**
 * Room on a slide of 16 × 9 cm below a small title, in centimetres; sentences need some of it: so much for each
 * of their lines, which have about so many letters, and for the gap above.
 */
const SLIDE = { width: 15.2, height: 7.8, line: 0.42, letters: 88, gap: 0.2 };

/**
 * A moment as a LaTeX document of one page that is as large as the picture. It uses the class `article`,
 * because `standalone` is missing from small installations. The picture can be pasted into a document that has
 * the definitions from its top.
 */
export function pictureDocument(made: LatexDocument, look: LookId): string {
	const [frame] = made.frames;
	const [width, height] = [made.width / CELL, made.height / CELL];
	const { parts, styles, colors, ground, ink } = drawn(made, look);
	const caption = latexText(frame.caption);
	// A line of text is half a centimetre high, and a letter a sixth wide.
	const below = caption === '' ? 0 : 0.3 + 0.45 * Math.ceil((caption.length / 5.7 + 1) / width);
	return [
		...comments([
			made.title,
			`The moment: ${frame.comment}.`,
			'Compile with pdflatex; needs tikz. To use the picture in a document of your own, take along the',
			'lines from \\usepackage{tikz} to \\begin{document}.',
			...made.notes
		]),
		'\\documentclass[10pt]{article}',
		`\\usepackage[paperwidth=${number(width + 0.4)}cm, paperheight=${number(height + below + 0.4)}cm, margin=0.2cm]{geometry}`,
		'\\renewcommand{\\familydefault}{\\sfdefault}',
		'\\pagestyle{empty}',
		'\\setlength{\\parindent}{0pt}',
		'\\setlength{\\topskip}{0pt}',
		'',
		'\\usepackage{tikz}',
		...colors,
		...tikzset(styles),
		...(look === 'dark' ? [`\\pagecolor{${ground}}`] : []),
		'',
		'\\begin{document}',
		'\\begin{tikzpicture}[line join=round]',
		`  \\useasboundingbox (0,0) rectangle (${number(width)},${number(-height - below)});`,
		...parts.flatMap((part) => [
			...part.open,
			...layersOf(part.frames).flatMap(({ commands }) => commandLines(commands, part.indent)),
			...part.close
		]),
		...(caption === ''
			? []
			: [
					`  \\node[text=${ink}, text width=${number(width)}cm, anchor=north west, text height=, text depth=]`,
					`    at (0,${number(-height - 0.1)}) {${caption}};`
				]),
		'\\end{tikzpicture}',
		'\\end{document}',
		''
	].join('\n');
}

/** A stretch as a beamer document of one slide, with an overlay for each frame. */
export function beamerDocument(made: LatexDocument, look: LookId): string {
	const { frames, title, notes } = made;
	const [width, height] = [made.width / CELL, made.height / CELL];
	const { parts, styles, colors, ground, ink } = drawn(made, look);
	const longest = Math.max(...frames.map(({ caption }) => latexText(caption).length));
	const below = SLIDE.line * Math.ceil(longest / SLIDE.letters);
	const room = SLIDE.height - (below > 0 ? below + SLIDE.gap : 0);
	const scale = Math.min(1.2, SLIDE.width / width, room / height);
	return [
		...comments([title, 'Compile with pdflatex; needs beamer and tikz.', ...notes]),
		'% The overlays:',
		...frames.map(({ comment }, at) => `%   ${at + 1}: ${latexComment(comment)}`),
		'\\documentclass[10pt, aspectratio=169]{beamer}',
		'\\setbeamertemplate{navigation symbols}{}',
		'\\setbeamersize{text margin left=4mm, text margin right=4mm}',
		'\\setbeamerfont{frametitle}{size=\\small}',
		'',
		'\\usepackage{tikz}',
		...colors,
		`\\setbeamercolor{normal text}{fg=${ink}, bg=${ground}}`,
		`\\setbeamercolor{frametitle}{fg=${ink}, bg=${ground}}`,
		...tikzset(styles),
		'',
		'\\begin{document}',
		'',
		`\\begin{frame}[t]{${latexText(title)}}`,
		'  \\centering',
		`  \\begin{tikzpicture}[scale=${number(scale)}, transform shape, line join=round]`,
		`    \\useasboundingbox (0,0) rectangle (${number(width)},${number(-height)});`,
		...parts.flatMap((part) => [
			...part.open.map(indented),
			...overlayLines(part.frames, frames, `  ${part.indent}`),
			...part.close.map(indented)
		]),
		'  \\end{tikzpicture}',
		...captionLines(frames, below),
		'\\end{frame}',
		'',
		'\\end{document}',
		''
	].join('\n');
}

/** The commands of the parts in each frame, and what they need on top of the document. */
function drawn({ frames }: LatexDocument, look: LookId) {
	const drawings = frames.flatMap(({ parts }) => parts.map(({ drawing }) => drawing));
	const commands = new Commands(LOOKS[look].styles, drawings);
	const parts = frames[0].parts.map(({ name, x, y }, at) => {
		const isMoved = x !== 0 || y !== 0;
		const shift = `shift={(${number(x / CELL)},${number(-y / CELL)})}`;
		return {
			indent: isMoved ? '    ' : '  ',
			open: isMoved ? [`  \\begin{scope}[${shift}] % ${latexComment(name)}`] : [],
			close: isMoved ? ['  \\end{scope}'] : [],
			frames: frames.map((frame) => commands.of(frame.parts[at].drawing))
		};
	});
	const { styles, ...colors } = definitions(commands.styles, look);
	const pictures = commands.pictures.map(
		([name, shape]) => `${name}/.pic={\\path[pic actions] ${shape};}`
	);
	return { parts, styles: [...styles, ...pictures], ...colors };
}

/** The commands of frames, each on its overlays; those of every overlay stand alone. */
function overlayLines(
	commands: readonly (readonly Command[])[],
	frames: readonly Frame[],
	indent: string
): string[] {
	const lines: string[] = [];
	let commented = 0;
	for (const { overlays, commands: drawn } of layersOf(commands)) {
		if (overlays.length === frames.length) {
			lines.push(...commandLines(drawn, indent));
			continue;
		}
		// What is covered by something later comes first, whatever its overlays.
		if (overlays[0] > commented) {
			commented = overlays[0];
			lines.push(`${indent}% ${commented}: ${latexComment(frames[commented - 1].comment)}`);
		}
		const only = `${indent}\\only<${overlaySpec(overlays)}>{`;
		const inside = commandLines(drawn, `${indent}  `);
		if (inside.length === 1) lines.push(`${only}${inside[0].trim()}}`);
		else lines.push(`${only}%`, ...inside, `${indent}}`);
	}
	return lines;
}

/** The sentences, in a room of their own of this many centimetres, so that nothing moves. */
function captionLines(frames: readonly Frame[], height: number): string[] {
	const captions = new Map<string, number[]>();
	frames.forEach(({ caption }, at) => {
		const text = latexText(caption);
		if (text !== '') captions.set(text, [...(captions.get(text) ?? []), at + 1]);
	});
	if (captions.size === 0) return [];
	return [
		'',
		'  \\par\\vfill',
		`  \\begin{overlayarea}{\\textwidth}{${number(height)}cm}`,
		'    \\small\\raggedright',
		...[...captions].map(([text, overlays]) => `    \\only<${overlaySpec(overlays)}>{${text}}%`),
		'  \\end{overlayarea}'
	];
}

/** Letters stand as high as a digit, so that the middle of a digit is at the point of its node. */
const WORDS = 'every node/.style={inner sep=0pt, text height=0.68em, text depth=0pt}';

function tikzset(styles: readonly string[]): string[] {
	return ['\\tikzset{', ...[WORDS, ...styles].flatMap((style) => wrapped(`${style},`)), '}'];
}

/** A definition in lines that are not too long. */
function wrapped(style: string): string[] {
	const lines = [' '];
	for (const word of style.split(' ')) {
		if (`${lines.at(-1)} ${word}`.length > 100) lines.push('   ');
		lines[lines.length - 1] += ` ${word}`;
	}
	return lines;
}

function comments(lines: readonly string[]): string[] {
	return lines.map((line) => `% ${latexComment(line)}`);
}

function indented(line: string): string {
	return `  ${line}`;
}
