/**
 * Lets workers start in a frame that has no origin (`sandbox` without `allow-same-origin`): a browser makes workers
 * there of Blobs alone, and Chromium no modules. So the Blob is a plain script that imports the worker's module,
 * which the host must allow (`access-control-allow-origin`).
 */
export function makeWorkersOfBlobs(): void {
	globalThis.Worker = class extends Worker {
		constructor(address: string | URL, options?: WorkerOptions) {
			const { href, protocol } = new URL(address, location.href);
			if (protocol === 'blob:') super(href, options);
			else super(blobOf(href));
		}
	};
}

/** What comes before the module listens is kept for it. */
function blobOf(script: string): string {
	const text = `
const early = [];
onmessage = ({ data, ports }) => early.push({ data, ports });
import(${JSON.stringify(script)}).then(
	() => {
		for (const init of early) dispatchEvent(new MessageEvent('message', init));
	},
	(error) => setTimeout(() => { throw error; })
);`;
	return URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
}
