// The script of the frame in which readers' programs run. It makes a worker of the scripts that the page
// sends, and stops it; programs run in the worker, never here.
addEventListener('message', function begin({ ports: [page] }) {
	if (!page) return;
	removeEventListener('message', begin);
	/** @type {Worker | undefined} */
	let worker;
	page.onmessage = (/** @type {MessageEvent<import('./frame').Request>} */ { data, ports }) => {
		if (data.type === 'ping') {
			page.postMessage({ type: 'pong' });
			return;
		}
		worker?.terminate();
		if (data.type !== 'run') return;
		const { run, scripts, order } = data;
		const address = URL.createObjectURL(new Blob(scripts, { type: 'text/javascript' }));
		worker = new Worker(address);
		worker.onerror = (event) => {
			event.preventDefault();
			page.postMessage({ type: 'error', run, message: event.message, line: event.lineno });
		};
		worker.postMessage(order, [...ports]);
	};
	page.postMessage({ type: 'pong' });
});
