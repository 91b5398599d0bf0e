/*!
 * <backtrail-frame>: a search, a chapter or an exercise of Backtrail in a page of your own.
 *
 *   <script src="https://…/backtrail-frame.js" defer></script>
 *   <backtrail-frame kind="sudoku" example="raster" at="12" present="board,tree"></backtrail-frame>
 *
 * Attributes go into the frame's address (docs/embed.md), but for those of every element. `lang` chooses the
 * language, `height` fixes a height in pixels. Events: `score` ({ score, state }) and `state` ({ state }). Who has kept
 * a state sets the property `state` before the element is in the page.
 */
(() => {
	const { currentScript } = document;
	if (!(currentScript instanceof HTMLScriptElement) || customElements.get('backtrail-frame'))
		return;
	const site = new URL('.', currentScript.src);
	const OWN =
		/^(id|class|style|title|slot|hidden|lang|dir|height|tabindex|role|part)$|^(data|aria|on)/;
	const LANGUAGES = ['he'];
	const LIMIT = 5000;

	class BacktrailFrame extends HTMLElement {
		#frame = document.createElement('iframe');
		#watch = new MutationObserver(() => this.#show());
		/** @type {unknown} What the page has kept for this frame: plain data. */
		state = null;

		connectedCallback() {
			const { style } = this.#frame;
			this.style.display ||= 'block';
			style.inlineSize = '100%';
			style.border = '0';
			this.#frame.loading = 'lazy';
			this.#frame.allow = 'fullscreen; clipboard-write';
			this.#resize(400);
			this.#show();
			this.replaceChildren(this.#frame);
			this.#watch.observe(this, { attributes: true });
			addEventListener('message', this);
		}

		disconnectedCallback() {
			this.#watch.disconnect();
			removeEventListener('message', this);
		}

		#show() {
			const query = new URLSearchParams();
			for (const { name, value } of this.attributes) if (!OWN.test(name)) query.set(name, value);
			const language = LANGUAGES.includes(this.lang) ? `${this.lang}/` : '';
			const { href } = new URL(`${language}embed/?${query}`, site);
			this.#frame.title = this.title || 'Backtrail';
			if (this.#frame.src !== href) this.#frame.src = href;
		}

		/** @param {number} height */
		#resize(height) {
			const fixed = Number(this.getAttribute('height'));
			this.#frame.style.blockSize = `${fixed > 0 ? fixed : height}px`;
		}

		/** @param {MessageEvent<{ subject?: unknown, message_id?: unknown, height?: unknown, score?: unknown, state?: unknown, name?: unknown, data?: { state?: unknown } | null } | null>} event */
		handleEvent({ source, origin, data: said }) {
			// Only the frame itself, and only as long as it shows this site.
			const around = this.#frame.contentWindow;
			if (!said || source === null || source !== around || origin !== site.origin) return;
			const { subject, message_id, height, score, state } = said;
			if (subject === 'lti.frameResize' && typeof height === 'number' && height > 0)
				this.#resize(Math.min(height, LIMIT));
			if (subject === 'SPLICE.getState')
				around.postMessage(
					{ subject: 'SPLICE.getState.response', message_id, state: this.state },
					origin
				);
			if (subject === 'SPLICE.reportScoreAndState' && typeof score === 'number') {
				this.#tell('score', { score, state });
				this.#tell('state', { state });
			}
			if (subject === 'SPLICE.sendEvent' && said.name === 'state')
				this.#tell('state', { state: said.data?.state });
		}

		/** @param {string} name @param {{ score?: number, state: unknown }} detail */
		#tell(name, detail) {
			this.state = detail.state;
			this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
		}
	}

	customElements.define('backtrail-frame', BacktrailFrame);
})();
