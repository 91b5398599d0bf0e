import { BINDINGS, type ActionId } from '../../player/keys/keys';
import type { Scene } from './scene';

/** What the two windows say to each other. */
export type Message =
	| ({ readonly type: 'scene' } & Scene)
	/** What the address of the scene does not hold: the file of a trace; null for none. */
	| { readonly type: 'file'; readonly file: Blob | null }
	/** A lecturer's window is there, and asks whether the class's is. */
	| { readonly type: 'lecturer' }
	/** The class's window is to close. */
	| { readonly type: 'end' }
	/** The class's window is there. */
	| { readonly type: 'class' }
	/** It is gone. */
	| { readonly type: 'gone' }
	/** Somebody pressed a key in it. */
	| { readonly type: 'key'; readonly action: ActionId };

/** Longer than any address that this site writes, in characters. */
const LONGEST = 200_000;

/** Reads what came from another window; null for what is no message. */
export function readMessage(data: unknown): Message | null {
	if (typeof data !== 'object' || data === null) return null;
	const said = data as Record<string, unknown>;
	switch (said.type) {
		case 'lecturer':
		case 'end':
		case 'class':
		case 'gone':
			return { type: said.type };
		case 'key': {
			const binding = BINDINGS.find(({ id }) => id === said.action);
			return binding === undefined ? null : { type: 'key', action: binding.id };
		}
		case 'file': {
			const { file } = said;
			return file === null || file instanceof Blob ? { type: 'file', file } : null;
		}
		case 'scene': {
			const { subject, query, at, inner, code } = said;
			const isScene =
				isText(subject) && isText(query) && isPosition(at) && isPosition(inner) && isBoolean(code);
			return isScene ? { type: 'scene', subject, query, at, inner, code } : null;
		}
		default:
			return null;
	}
}

const isText = (value: unknown): value is string =>
	typeof value === 'string' && value.length <= LONGEST;
const isPosition = (value: unknown): value is number =>
	Number.isSafeInteger(value) && (value as number) >= 0;
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
