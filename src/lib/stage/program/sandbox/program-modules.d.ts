declare module '*?script' {
	/** The module and what it imports as one classic script. */
	const text: string;
	export default text;
}

declare module '*?frame' {
	/** The document of the frame in which readers' programs run. */
	const html: string;
	export default html;
}
