import type { CallRecorder, TracedFunction } from '$lib/rooms/lesson/tasks/calls';

/** The listing `count-empty`: how many cells of a row are empty from a position on. */
function countEmpty(recorder: CallRecorder, at: number): number {
	const row = recorder.shared;
	return recorder.call({ at }, (own) => {
		if (at === row.length) return own.returns(0, 'past');
		const rest = own.local('rest', countEmpty(recorder, at + 1), 'rest');
		return row[at] === 0 ? own.returns(rest + 1, 'add') : own.returns(rest, 'keep');
	});
}

/**
 * The listing `fill`: letters for the places from `place` on, each later in the alphabet than the one
 * before it. It tries C first, so that some calls fail.
 */
function fill(recorder: CallRecorder, place: number): boolean {
	const letters = recorder.shared;
	return recorder.call({ place }, (own) => {
		if (place === letters.length) return own.returns(true, 'solution');
		for (const letter of 'CBA') {
			if (place > 0 && letter <= letters[place - 1]) {
				own.reject('letter', letter);
				continue;
			}
			own.place(place, 'letter', letter);
			if (fill(recorder, place + 1)) return own.returns(true, 'return');
			own.takeBack(place, '');
		}
		return own.returns(false, 'deadend');
	});
}

export const calls: Readonly<Record<string, TracedFunction>> = {
	'count-empty': {
		listing: 'count-empty',
		shared: { name: 'row', values: [8, 0, 0, 0, 2, 6, 0, 3, 0] },
		run: (recorder) => countEmpty(recorder, 5)
	},
	fill: {
		listing: 'fill',
		shared: { name: 'letters', values: ['', '', ''] },
		run: (recorder) => fill(recorder, 0)
	}
};
