import type { Example } from '$lib/engine/kind';
import { ownSetup, type OwnSetup } from './setup';

const EXAMS = ['Maths', 'Physics', 'Art', 'Music', 'Latin', 'History', 'Biology'];
/** The exams that a pupil takes both of. */
const SHARED =
	'Maths-Physics Maths-Art Maths-Biology Physics-Music Physics-Biology Art-Music Art-History Music-Latin Latin-History Latin-Biology';

/** Two exams of one pupil are on different days, and History comes after Latin. */
function exams(days: readonly string[]): OwnSetup {
	const shared = new Set(SHARED.split(' '));
	return ownSetup(EXAMS, days, (a, x, b, y) => {
		const [one, other] = [EXAMS[a], EXAMS[b]];
		if (one === 'Latin' && other === 'History') return y <= x;
		return x === y && (shared.has(`${one}-${other}`) || shared.has(`${other}-${one}`));
	});
}

/** Each pigeon has a hole of its own. */
function pigeons(count: number, holes: number): OwnSetup {
	const numbers = (length: number, letter: string) =>
		Array.from({ length }, (_, at) => `${letter}${at + 1}`);
	return ownSetup(numbers(count, 'p'), numbers(holes, 'h'), (_, x, __, y) => x === y);
}

/** Guests in a row: nobody sits between two that are a step apart; each has a chair of their own. */
function guests(): OwnSetup {
	const names = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'];
	const chairs = ['1', '2', '3', '4', '5', '6'];
	/** Those who must not sit side by side. */
	const apart = new Set(['Ann-Ben', 'Ann-Dan', 'Ben-Cat', 'Cat-Eve', 'Dan-Eve', 'Dan-Fay']);
	return ownSetup(names, chairs, (a, x, b, y) => {
		if (x === y) return true;
		return Math.abs(x - y) === 1 && apart.has(`${names[a]}-${names[b]}`);
	});
}

export const EXAMPLES: readonly Example<OwnSetup>[] = [
	{ id: 'exams', setup: exams(['Mon', 'Tue', 'Wed']) },
	{ id: 'guests', setup: guests() },
	{ id: 'exams-two', setup: exams(['Mon', 'Tue']), settings: 'stubs=1&whole=1' },
	{ id: 'pigeons', setup: pigeons(6, 5), settings: 'whole=1' }
];
