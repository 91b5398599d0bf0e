import type { Sighted } from './sight/sight.worker';

/** Why there is no picture. */
export type CameraTrouble =
	/** The address is not secure, or the browser has no cameras. */
	| 'insecure'
	| 'refused'
	| 'none'
	/** Another program has it, or it broke. */
	| 'busy'
	/** The pictures cannot be read. */
	| 'unread';

/** The picture that is asked for: more pixels would take longer and are not needed. */
const WANTED = { width: { ideal: 1920 }, height: { ideal: 1080 } };
/** The least time between two pictures that are read, in milliseconds. */
const PAUSE = 100;

/** A camera that looks at a class. Its pictures are read in a worker, and are never kept or sent. */
export class Camera {
	state = $state<'off' | 'asking' | 'on'>('off');
	trouble = $state<CameraTrouble | null>(null);
	/** The cameras to choose from; known once one may be used. */
	devices = $state.raw<readonly MediaDeviceInfo[]>([]);
	/** The id of the one that is used. */
	device = $state('');
	stream = $state.raw<MediaStream | null>(null);
	#worker: Worker | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** @param see takes what each picture shows. */
	constructor(private readonly see: (sighted: NonNullable<Sighted>) => void) {}

	/** Asks for a camera, or for a certain one. */
	async start(device = ''): Promise<void> {
		this.stop();
		this.trouble = null;
		if (!('mediaDevices' in navigator)) {
			this.trouble = 'insecure';
			return;
		}
		this.state = 'asking';
		try {
			const chosen =
				device === '' ? { facingMode: 'environment' } : { deviceId: { exact: device } };
			const stream = await navigator.mediaDevices.getUserMedia({ video: { ...WANTED, ...chosen } });
			// It was stopped while the browser asked.
			if (this.state !== 'asking') {
				stopAll(stream);
				return;
			}
			const [track] = stream.getVideoTracks();
			track.addEventListener('ended', () => this.#fail('busy'));
			this.device = track.getSettings().deviceId ?? '';
			this.stream = stream;
			this.state = 'on';
			const all = await navigator.mediaDevices.enumerateDevices();
			this.devices = all.filter(({ kind }) => kind === 'videoinput');
		} catch (error) {
			this.#fail(troubleOf(error));
		}
	}

	/** Reads the pictures of a video until the camera is stopped. */
	watch(video: HTMLVideoElement): void {
		this.#worker ??= new Worker(new URL('./sight/sight.worker.ts', import.meta.url), {
			type: 'module'
		});
		const worker = this.#worker;
		const next = async () => {
			if (this.state !== 'on') return;
			try {
				const picture = await createImageBitmap(video);
				worker.postMessage(picture, [picture]);
			} catch {
				// There is no picture yet.
				this.#timer = setTimeout(() => void next(), PAUSE);
			}
		};
		worker.onmessage = ({ data }: MessageEvent<Sighted>) => {
			if (this.state !== 'on') return;
			if (data === null) {
				this.#fail('unread');
				return;
			}
			this.see(data);
			this.#timer = setTimeout(() => void next(), PAUSE);
		};
		worker.onerror = () => this.#fail('unread');
		void next();
	}

	stop(): void {
		clearTimeout(this.#timer);
		this.#worker?.terminate();
		this.#worker = null;
		if (this.stream) stopAll(this.stream);
		this.stream = null;
		this.state = 'off';
	}

	#fail(trouble: CameraTrouble): void {
		if (this.state === 'off') return;
		this.stop();
		this.trouble = trouble;
	}
}

function stopAll(stream: MediaStream): void {
	for (const track of stream.getTracks()) track.stop();
}

function troubleOf(error: unknown): CameraTrouble {
	const name = error instanceof DOMException ? error.name : '';
	if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
	if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
	return 'busy';
}
