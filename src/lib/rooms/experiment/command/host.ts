import type { Header, Program } from '../measure/results';
import type { MeasureWorker } from './thread';

/** What the command needs of the file that holds it. */
export interface Host {
	readonly program: Program;
	/** Starts a thread that measures. */
	readonly makeWorker: () => MeasureWorker;
}

/** How a command ended. */
export interface Ended {
	/** What all rows have in common. */
	readonly header: Header;
	/** How many runs are missing, and how many failed. */
	readonly missing: number;
	readonly failed: number;
}
