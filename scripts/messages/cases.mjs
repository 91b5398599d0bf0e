/** The cases that a noun may have beside the nominative, as messages name them. */
export const CASES = ['gen', 'dat', 'acc', 'ins', 'loc'];
