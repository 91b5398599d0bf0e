import { MAX_VALUES } from '../../problem';
import { isTraceName } from './read-header';
import { MAX_TRACE_VARIABLES } from './trace-file';

/** Numbers of variables or values: of a problem, by the header's names, or by names as they appear. */
export class Numbering {
	readonly names: string[];
	/** New names are added. */
	readonly isOpen: boolean;
	/** Numbers are counted from the first; otherwise they are names. */
	readonly isCounted: boolean;
	readonly most: number;
	readonly #count: number;
	readonly #index: Map<string, number>;

	constructor(
		readonly what: 'variable' | 'value',
		count: number | undefined,
		names: readonly (string | number)[] | null,
		/** Where numbers begin. */
		readonly first: number
	) {
		this.names = names?.map(String) ?? [];
		this.isOpen = count === undefined && names === null;
		this.isCounted = !this.isOpen && names?.some((name) => typeof name === 'number') !== true;
		this.most = what === 'variable' ? MAX_TRACE_VARIABLES : MAX_VALUES;
		this.#count = count ?? this.names.length;
		this.#index = new Map(this.names.map((name, index) => [name, index]));
	}

	get count(): number {
		return this.isOpen ? this.names.length : this.#count;
	}

	/** What an event can say: a name, or the first number. */
	get sample(): string | number {
		return this.names[0] ?? this.first;
	}

	/** Its number from 0; −1 if there is none. */
	number(given: unknown): number {
		if (typeof given === 'number' && this.isCounted) {
			const number = given - this.first;
			return number >= 0 && number < this.#count && Number.isInteger(number) ? number : -1;
		}
		const name = typeof given === 'number' ? String(given) : given;
		if (!isTraceName(name)) return -1;
		return this.#index.get(name) ?? (this.isOpen ? this.#add(name) : -1);
	}

	#add(name: string): number {
		if (this.names.length === this.most) return -1;
		this.#index.set(name, this.names.length);
		return this.names.push(name) - 1;
	}
}
