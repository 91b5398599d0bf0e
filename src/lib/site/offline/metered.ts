/** What some browsers say of the connection (Network Information API). Firefox and Safari say nothing. */
export interface NetworkConnection {
	readonly saveData?: boolean;
	readonly type?: string;
	readonly effectiveType?: string;
}

/** A computer on a cable or a wireless network often says only how fast it is. */
const FREE = ['ethernet', 'wifi', 'mixed', 'other', 'unknown'];

/**
 * Whether a page may load what nobody has asked for. If the browser does not say what its connection is, it may be
 * one that is paid by the megabyte, so the answer is no.
 */
export function isUnmetered(connection: NetworkConnection | undefined): boolean {
	if (connection === undefined || connection.saveData === true) return false;
	const { type = 'unknown', effectiveType = '4g' } = connection;
	return FREE.includes(type) && effectiveType === '4g';
}
