import type { VariableState } from '../../facts/variable-states';
import { face, type FaceOptions } from '../../scene/face';
import type { SceneMark } from '../../scene/scene';
import { valueMarks } from '../../scene/value-mark';
import type { ValueMark } from '../square-texts';
import type { LegendEntry } from './legend';

/** A square of a board in a legend, and what its marks mean. */
export interface Sample {
	readonly text: string;
	readonly marks: readonly SceneMark[];
}

/** A value on its square, or the ring around the square of which a step speaks. */
export function stateSample(
	{ kind, current: isCurrent, text, ...flags }: LegendEntry,
	options: Partial<FaceOptions>
): Sample {
	if (isCurrent !== true && kind !== 'deadend' && kind !== 'used-up')
		return { text, marks: face(0, 0, { ...flags, ...options, kind }) };
	return { text, marks: kind === 'deadend' ? FAILED_RING : CURRENT_RING };
}

/** Within the sample, which ends at its edge. */
const INSET = { x: 0.05, y: 0.05, wide: 0.9, high: 0.9, round: 0.08 };
/** The ring around the square of which a step speaks, and one at which nothing is left to try. */
export const CURRENT_RING: readonly SceneMark[] = [{ ...INSET, style: 'current' }];
const FAILED_RING: readonly SceneMark[] = [{ ...INSET, style: 'current-failed' }];

/** The state of a variable of which nothing is known. */
export const PLAIN_STATE: VariableState = {
	...{ variable: 0, kind: 'open', value: -1, stepValue: -1 },
	...{ conflict: false, clash: false, reason: false, cause: false, current: false, barren: false },
	...{ eliminated: 0, candidates: 0, pruned: 0, failed: 0, solved: 0, skipped: 0 },
	...{ rejected: 0, left: 0, deadEnds: 0, weight: 0 }
};

/** What became of a value, on the square that stands for it. */
export function valueSample(text: string, value: ValueMark, isFaint = false): Sample {
	return { text, marks: valueMarks(0, 0, value, isFaint) };
}
