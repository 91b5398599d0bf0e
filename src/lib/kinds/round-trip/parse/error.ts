import type { ParseNote } from '$lib/engine/kind';
import type { CountError, LineError, QuoteError } from '$lib/engine/reading/errors';

/** What is wrong in a text: in a line, or that it has fewer cities than a trip needs. */
export type MapError =
	| QuoteError<'line' | 'length' | 'twice' | 'city' | 'node' | 'type' | 'problem' | 'section'>
	| LineError<'many' | 'asymmetric' | 'dimension'>
	| CountError<'numbers' | 'head' | 'roads'>
	| { readonly code: 'few' };

/** What should be known before a map is opened. */
export type MapNote =
	| (ParseNote & {
			/** A line that could be a road was read as the numbers of cities and roads. */
			readonly code: 'head';
			readonly line: number;
	  })
	/** Rows of three numbers were read as cities with points: as roads they could make no trip. */
	| (ParseNote & { readonly code: 'points' })
	| (ParseNote & {
			/** Distances were multiplied or divided by a factor before they were rounded. */
			readonly code: 'multiplied' | 'divided';
			readonly factor: number;
	  });
