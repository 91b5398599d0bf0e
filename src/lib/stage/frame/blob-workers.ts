/**
 * Lets workers start in a frame that has no origin (`sandbox` without `allow-same-origin`): a browser makes workers
 * there of Blobs alone. The Blob loads the worker's script, which the host must allow
 * (`access-control-allow-origin`).
 */
export function makeWorkersOfBlobs(): void {
	globalThis.Worker = class extends Worker {
		constructor(address: string | URL, options: WorkerOptions = {}) {
			const { href, protocol } = new URL(address, location.href);
			super(protocol === 'blob:' ? href : blobOf(href, options.type === 'module'), options);
		}
	};
}

function blobOf(script: string, isModule: boolean): string {
	const name = JSON.stringify(script);
	const text = isModule ? `import ${name};` : `importScripts(${name});`;
	return URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
}
