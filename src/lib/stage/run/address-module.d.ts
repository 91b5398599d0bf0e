declare module '*?address' {
	/** The address of a worker; see scripts/shared-worker.mjs. */
	const address: string;
	export default address;
}
