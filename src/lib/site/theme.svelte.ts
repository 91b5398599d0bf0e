import { RootChoice } from './root-choice.svelte';

/** The themes to choose from; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** The reader's choice of theme. */
export const theme = new RootChoice<ThemeChoice>('theme', 'theme', ['system', 'light', 'dark']);
