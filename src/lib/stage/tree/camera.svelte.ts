import type { View } from './layout/view';

/** The milliseconds that a glide takes for about two thirds of its way. */
const EASE = 90;
/** Scales whose logarithms differ by less than this look the same. */
const SAME_SCALE = 0.002;

/**
 * The view of a picture. It can jump or glide. A glide can be retargeted at any time and continues
 * from where it is, so that following a fast search stays smooth.
 */
export class Camera implements View {
	x = $state(0);
	y = $state(0);
	k = $state(1);
	#target: View | null = null;
	#frame = 0;
	#last = 0;

	/**
	 * @param onmove called for every move that was not made by a gesture
	 * @param isStill whether to jump instead of gliding, because the reader prefers reduced motion
	 */
	constructor(
		private readonly onmove: (view: View) => void,
		private readonly isStill: () => boolean
	) {}

	/** The current view, or the target of a glide. */
	get aim(): View {
		return this.#target ?? this;
	}

	/** The user moved it. */
	grab(view: View): void {
		this.stop();
		this.#set(view);
	}

	jump(view: View): void {
		this.stop();
		this.#set(view);
		this.onmove(this);
	}

	glide(view: View): void {
		if (this.isStill()) {
			this.jump(view);
			return;
		}
		this.#target = { x: view.x, y: view.y, k: view.k };
		if (this.#frame !== 0) return;
		this.#last = performance.now();
		this.#frame = requestAnimationFrame(this.#step);
	}

	/** Moves the view and its target together, to compensate for a shift of the picture. */
	shift(dx: number, dy: number): void {
		if (this.#target !== null) {
			const { x, y, k } = this.#target;
			this.#target = { x: x + dx, y: y + dy, k };
		}
		this.#set({ x: this.x + dx, y: this.y + dy, k: this.k });
		this.onmove(this);
	}

	stop(): void {
		cancelAnimationFrame(this.#frame);
		this.#frame = 0;
		this.#target = null;
	}

	#set({ x, y, k }: View): void {
		this.x = x;
		this.y = y;
		this.k = k;
	}

	#step = (now: number): void => {
		const target = this.#target;
		if (target === null) return;
		const share = 1 - Math.exp(-Math.max(1, now - this.#last) / EASE);
		this.#last = now;
		const left = Math.log(target.k / this.k);
		// An exact scale at the end: at each new one, all letters are laid out again.
		const k = Math.abs(left) < SAME_SCALE ? target.k : this.k * Math.exp(left * share);
		const x = this.x + (target.x - this.x) * share;
		const y = this.y + (target.y - this.y) * share;
		const isThere = k === target.k && Math.abs(target.x - x) + Math.abs(target.y - y) < 0.5;
		if (isThere) {
			this.jump(target);
			return;
		}
		this.#set({ x, y, k });
		this.onmove(this);
		this.#frame = requestAnimationFrame(this.#step);
	};
}
