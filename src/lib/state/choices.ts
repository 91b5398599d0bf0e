/** What can be chosen of a strategy, in the order in which it is offered. */
export {
	ELIMINATIONS,
	ELIMINATION_TIMES,
	GOALS,
	ORDERINGS,
	VALUE_ORDERINGS
} from '../search/strategy';
