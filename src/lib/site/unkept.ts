/** Why a game or a draft is not kept on this device. */
export type Unkept =
	/** The browser stores nothing for this site. */
	| 'refused'
	/** There is no room. */
	| 'full'
	/** Somebody deleted it on another page. */
	| 'removed'
	/** A newer version of the site has been here. */
	| 'newer'
	/** The database does not answer. */
	| 'silent'
	/** It could not be stored this time. */
	| 'failed';

/** What an error of the browser's storage means. */
export function unkeptBy(error: unknown): Unkept {
	switch (error instanceof DOMException ? error.name : '') {
		case 'QuotaExceededError':
			return 'full';
		case 'VersionError':
			return 'newer';
		case 'SecurityError':
			return 'refused';
		case 'TimeoutError':
			return 'silent';
		default:
			return 'failed';
	}
}

/** How long the database may take before the page goes on without it, in milliseconds. */
export const PATIENCE = 2000;

/** The result of a promise, in time. @throws DOMException `TimeoutError` if it takes too long. */
export async function inTime<T>(asked: Promise<T>, patience = PATIENCE): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(
			() => reject(new DOMException('The database does not answer.', 'TimeoutError')),
			patience
		);
	});
	try {
		return await Promise.race([asked, late]);
	} finally {
		clearTimeout(timer);
	}
}
