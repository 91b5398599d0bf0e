import type { MomentFacts } from '../facts/moment-facts.svelte';
import type { Drawing } from './drawing';

/** Draws the board of a kind of problem at a moment. */
export type BoardDrawer<Setup = unknown> = (facts: MomentFacts<Setup>) => Drawing;
