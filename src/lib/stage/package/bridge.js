// Stands between a learning platform (SCORM 1.2) and the frame of this page (SPLICE): what the frame
// reports is written into the platform, and what the platform has kept is given to the frame.
(() => {
	'use strict';
	/** @typedef {{ [call in 'LMSInitialize' | 'LMSGetValue' | 'LMSCommit' | 'LMSFinish']: (text: string) => unknown } & { LMSSetValue: (name: string, value: string) => unknown }} Api */
	/** @typedef {{ subject: unknown; message_id?: unknown; score: number; state?: unknown; name?: unknown; data?: { state?: unknown; place?: unknown } | null }} Said */
	const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
	const note = /** @type {HTMLElement} */ (document.querySelector('p'));
	const { origin } = new URL(frame.src);
	const mastery = Number(frame.dataset.mastery);

	/**
	 * Looks for the platform in a window and those around it.
	 * @param {Window | null} start
	 */
	function find(start) {
		for (let win = start, hops = 0; win !== null && hops < 50; win = win.parent, hops++) {
			try {
				const { API = null } = /** @type {{ API?: Api | null }} */ (/** @type {unknown} */ (win));
				if (API !== null) return API;
			} catch {
				// That window is of another site.
			}
			if (win.parent === win) return null;
		}
		return null;
	}

	/** The window that opened this one, or those around it. */
	function findOpener() {
		try {
			const opener = /** @type {unknown} */ (window.opener ?? window.top?.opener ?? null);
			return /** @type {Window | null} */ (opener);
		} catch {
			// The top window is of another site.
			return null;
		}
	}

	const api = find(window) ?? find(findOpener());
	const isOpen = api !== null && String(api.LMSInitialize('')) === 'true';
	/** @param {string} name */
	const get = (name) => (isOpen ? String(api.LMSGetValue(name)) : '');
	/** @type {(name: string, value: string | number) => unknown} */
	const set = (name, value) => isOpen && api.LMSSetValue(name, String(value));
	note.hidden = isOpen;

	const began = Date.now();
	const done = ['passed', 'completed'];
	let status = get('cmi.core.lesson_status');
	let best = Number(get('cmi.core.score.raw') || -1);
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	let saving;
	let finished = false;
	// Otherwise a platform may forget what was kept.
	set('cmi.core.exit', 'suspend');
	if (!done.includes(status)) reach('incomplete');

	/** @param {'incomplete' | 'completed' | 'passed'} next */
	function reach(next) {
		if (status === 'passed' || (status === 'completed' && next !== 'passed')) return;
		status = next;
		set('cmi.core.lesson_status', status);
	}

	/** @param {unknown} state */
	function keep(state) {
		const text = /** @type {string | undefined} */ (JSON.stringify(state));
		if (text !== undefined && text.length <= 4096) set('cmi.suspend_data', text);
	}

	/** @returns {unknown} */
	function kept() {
		try {
			return JSON.parse(get('cmi.suspend_data'));
		} catch {
			return null;
		}
	}

	function save() {
		clearTimeout(saving);
		if (isOpen && !finished) api.LMSCommit('');
	}

	function finish() {
		if (!isOpen || finished) return;
		const seconds = Math.floor((Date.now() - began) / 1000);
		/** @param {number} number */
		const two = (number) => String(number).padStart(2, '0');
		const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
		set('cmi.core.session_time', `${two(hours)}:${two(minutes)}:${two(seconds % 60)}`);
		save();
		finished = true;
		api.LMSFinish('');
	}

	addEventListener('message', (/** @type {MessageEvent<Said | null>} */ event) => {
		const { source, origin: from, data: said } = event;
		if (source === null || source !== frame.contentWindow || from !== origin || !said) return;
		const { subject, message_id, score, state, name, data: about } = said;
		if (subject === 'SPLICE.getState') {
			const answer = { subject: `${subject}.response`, message_id, state: kept() };
			frame.contentWindow?.postMessage(answer, origin);
		}
		if (subject === 'SPLICE.reportScoreAndState' && score >= 0 && score <= 1) {
			best = Math.max(best, Math.round(100 * score));
			set('cmi.core.score.min', 0);
			set('cmi.core.score.max', 100);
			set('cmi.core.score.raw', best);
			keep(state);
			if (best >= mastery) reach('passed');
		}
		if (subject === 'SPLICE.sendEvent' && about) {
			if (name === 'state') keep(about.state);
			if (name === 'place') set('cmi.core.lesson_location', String(about.place).slice(0, 255));
		}
		if (subject === 'SPLICE.sendEvent' && name === 'completed') reach('completed');
		clearTimeout(saving);
		saving = setTimeout(save, 500);
	});
	document.addEventListener('visibilitychange', save);
	addEventListener('pagehide', finish);
})();
