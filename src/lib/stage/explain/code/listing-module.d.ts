declare module '*?listing' {
	const lines: readonly import('./listings').TokenizedLine[];
	export default lines;
}
