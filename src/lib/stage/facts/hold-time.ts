/** How long a press must last to be a hold, in milliseconds. */
export const HOLD = 350;
