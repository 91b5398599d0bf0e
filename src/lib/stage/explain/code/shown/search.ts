// @hidden
import type { Problem } from './problem';

// @block start every
function solve(problem: Problem): boolean {
	// @when step
	if (eliminate(problem) && search(problem)) return true;
	// @when jump: if ((eliminate(problem) ?? search(problem)) === undefined) return true;
	problem.takeBackAll(); // @unwind
	return false;
}

// @block none start every
// @when jump: function search(problem: Problem): Set<number> | undefined {
// @when step
function search(problem: Problem): boolean {
	// @when best step: if (problem.bound() >= problem.best) return false; // @prune
	// @when best jump: if (problem.bound() >= problem.best) return problem.decisions(); // @prune
	// @when naive
	const variable = naive(problem); // @choose
	// @when findmin: const variable = findmin(problem); // @choose
	// @when findmin-degree: const variable = findminDegree(problem); // @choose
	// @when findmax: const variable = findmax(problem); // @choose
	// @when random: const variable = random(problem); // @choose
	// @when dom-wdeg: const variable = domWdeg(problem); // @choose
	// @when first step
	if (variable === undefined) return true; // @solution
	// @when first jump: if (variable === undefined) return undefined; // @solution
	// @when all best: if (variable === undefined) {
	// @when all: 	problem.report(); // @solution
	// @when best: 	problem.best = problem.bound(); // @solution
	// @when all best step: 	return false;
	// @when all best jump: 	return problem.decisions();
	// @when all best: }
	// @when jump: const conflict = problem.reasons(variable);
	// @when descending: for (const value of problem.descending(variable)) {
	// @when shuffled: for (const value of problem.shuffled(variable)) {
	// @when least-constraining: for (const value of problem.leastConstraining(variable)) {
	// @when preferred: for (const value of problem.preferred(variable)) {
	// @when ascending
	for (const value of problem.ascending(variable)) {
		if (!problem.isLegal(variable, value)) continue; // @reject
		problem.place(variable, value); // @place
		// @when none start step
		if (search(problem)) return true;
		// @when every step: if (eliminate(problem) && search(problem)) return true;
		// @when none start jump: const failed = search(problem);
		// @when every jump: const failed = eliminate(problem) ?? search(problem);
		// @when first jump: if (failed === undefined) return undefined;
		problem.takeBack(variable); // @backtrack
		// @when jump: if (!failed.has(variable)) return failed; // @skip
		// @when jump: for (const other of failed) if (other !== variable) conflict.add(other);
	}
	// @when dom-wdeg: problem.learn(variable);
	// @when step
	return false; // @deadend
	// @when jump: return conflict; // @deadend
}

// @block naive
function naive(problem: Problem): number | undefined {
	return problem.open().at(0);
}

// @block findmin
function findmin(problem: Problem): number | undefined {
	let best: number | undefined;
	let fewest = Infinity;
	for (const variable of problem.open()) {
		const count = problem.countLegal(variable);
		if (count >= fewest) continue;
		best = variable;
		fewest = count;
	}
	return best;
}

// @block findmin-degree
function findminDegree(problem: Problem): number | undefined {
	let best: number | undefined;
	let fewest = Infinity;
	let most = -1;
	for (const variable of problem.open()) {
		const count = problem.countLegal(variable);
		const degree = problem.countOpenPeers(variable);
		if (count > fewest || (count === fewest && degree <= most)) continue;
		[best, fewest, most] = [variable, count, degree];
	}
	return best;
}

// @block findmax
function findmax(problem: Problem): number | undefined {
	let best: number | undefined;
	let most = -1;
	for (const variable of problem.open()) {
		const count = problem.countLegal(variable);
		if (count <= most) continue;
		best = variable;
		most = count;
	}
	return best;
}

// @block dom-wdeg
function domWdeg(problem: Problem): number | undefined {
	const ratio = (one: number) => problem.countLegal(one) / problem.weight(one);
	// The first of the lowest: a sort keeps the order of equals.
	return problem
		.open()
		.sort((a, b) => ratio(a) - ratio(b))
		.at(0);
}

// @block random
function random(problem: Problem): number | undefined {
	const open = problem.open();
	return open[Math.floor(Math.random() * open.length)];
}

// @block start every alone naked hidden
// @when jump: function eliminate(problem: Problem): Set<number> | undefined {
// @when step
function eliminate(problem: Problem): boolean {
	while (true) {
		for (const [variable, value] of problem.ruledOut()) {
			problem.crossOut(variable, value); // @eliminate
			// @when dom-wdeg: if (problem.isStranded(variable)) problem.learn(variable);
			// @when step
			if (problem.isStranded(variable)) return false; // @contradiction
			// @when jump: if (problem.isStranded(variable)) return problem.reasons(variable); // @contradiction
		}
		// @when naked
		const single = problem.nakedSingle();
		// @when hidden: const single = problem.nakedSingle() ?? problem.hiddenSingle();
		// @when hidden: if (!single && problem.hasLostValue()) return false; // @contradiction
		// @when start every step
		if (!single) return true;
		// @when start every jump: if (!single) return undefined;
		// @when alone: if (!single) return problem.isFull(); // @solution
		problem.place(...single); // @force
	}
}

// @block start every alone forward arcs
// @when step: function eliminate(problem: Problem): boolean {
// @when jump: function eliminate(problem: Problem): Set<number> | undefined {
// @when forward: 	for (const [variable, value] of problem.ruledOut()) {
// @when arcs: 	for (const [variable, value] of problem.unsupported()) {
// @when forward arcs: 		problem.crossOut(variable, value); // @eliminate
// @when dom-wdeg: 		if (problem.isStranded(variable)) problem.learn(variable);
// @when step: 		if (problem.isStranded(variable)) return false; // @contradiction
// @when jump: 		if (problem.isStranded(variable)) return problem.reasons(variable); // @contradiction
// @when forward arcs: 	}
// @when start every step: 	return true;
// @when start every jump: 	return undefined;
// @when alone: 	return problem.isFull(); // @solution
// @when forward arcs: }

// @hidden
export { domWdeg, eliminate, findmax, findmin, findminDegree, naive, random, search, solve };
