import type { Attachment } from 'svelte/attachments';
import { prefersReducedMotion } from 'svelte/motion';
import { obtain } from '$lib/ui/loading/loaded-part.svelte';
import { zooming } from './zoom';
import {
	clamp,
	isInPane,
	moveIntoSight,
	type Insets,
	type PictureSpace,
	type Point,
	type Size,
	type View
} from './layout/view';
import { Camera } from './camera.svelte';
import { Hover } from './hover.svelte';

/** How long the hint about two fingers is shown, in milliseconds. */
const HINT_TIME = 1500;

/** What a picture provides to its controls. All fields may be reactive. */
export interface ControlledPicture {
	readonly space: PictureSpace;
	/** The size of the pane. */
	readonly size: Size;
	/** The current node's position in the picture. */
	readonly current: Point;
	/** The camera follows the search; dragging turns this off. */
	following: boolean;
}

/** The controls of a tree picture: its camera, gestures and hover. */
export class PictureControl {
	readonly hover = new Hover();
	/** The user is dragging or pinching. */
	isGrabbed = $state(false);
	/** The user has just dragged with one finger, which scrolls the page. */
	isRefused = $state(false);
	#refused: ReturnType<typeof setTimeout> | undefined;
	/** The picture was fitted into the pane and not zoomed or dragged since. */
	isFitted = true;

	readonly #zoom = zooming(
		{
			limits: () => [this.picture.space.minScale, this.picture.space.maxScale],
			onview: (view, gesture) => this.#follow(view, gesture),
			ongrab: (isGrabbed) => {
				this.isGrabbed = isGrabbed;
				this.hover.clear();
			},
			onrefuse: () => {
				this.isRefused = true;
				clearTimeout(this.#refused);
				this.#refused = setTimeout(() => (this.isRefused = false), HINT_TIME);
			}
		},
		obtain
	);
	readonly camera = new Camera(
		(view) => this.#zoom.set(view),
		() => prefersReducedMotion.current
	);
	/** For the element that takes the gestures. */
	readonly gestures: Attachment<HTMLElement> = this.#zoom.attach;

	constructor(private readonly picture: ControlledPicture) {}

	/** The position in the pane of a point of the picture. */
	project(point: Point, view: View = this.camera): Point {
		return this.picture.space.project(view, point);
	}

	/** Shows the whole picture, or as much of it as makes sense. */
	fit(to: View = this.picture.space.fit()): void {
		this.isFitted = true;
		this.camera.glide(to);
	}

	/** Zooms in (a factor above 1) or out, around the current node. */
	zoomBy(factor: number): void {
		const { space } = this.picture;
		const { aim } = this.camera;
		const k = clamp(aim.k * factor, space.minScale, space.maxScale);
		this.isFitted = false;
		this.camera.glide(space.keepInSight(space.zoom(aim, k, this.#center(aim))));
	}

	/** Moves a point of the picture into view. @returns whether the camera has to move for it. */
	reveal(point: Point, insets: Insets, move: 'glide' | 'jump' = 'glide'): boolean {
		const { aim } = this.camera;
		const to = moveIntoSight(aim, this.project(point, aim), this.picture.size, insets);
		if (to.x === aim.x && to.y === aim.y) return false;
		this.camera[move](to);
		return true;
	}

	dispose(): void {
		this.camera.stop();
		this.hover.clear();
	}

	#follow(view: View, gesture: 'pan' | 'zoom'): void {
		const { picture, camera } = this;
		this.isFitted = false;
		this.hover.clear();
		if (gesture === 'pan') picture.following = false;
		// A reader who follows the search zooms around the current node, wherever the pointer is.
		const to = picture.following
			? picture.space.zoom(camera, view.k, this.#center(camera))
			: picture.space.afterGesture(camera, view);
		camera.grab(picture.space.keepInSight(to));
		this.#zoom.set(camera);
	}

	/** The current node's position in the pane; the center of the pane if it is out of view. */
	#center(view: View): Point {
		const { current, size } = this.picture;
		const seen = this.project(current, view);
		return isInPane(seen, size) ? seen : { x: size.width / 2, y: size.height / 2 };
	}
}
