/** What a step's tests say of themselves: how many passed, which were flaky, and how long each took. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';

/** The folder of the reports. */
export const reports = path.join(root, '.cache', 'reports');

/**
 * `passed` includes the flaky tests: those that passed only on the second try.
 *
 * @typedef {{ name: string; seconds: number }} TimedTest
 * @typedef {{ passed: number; failed: number; flaky: string[]; tests: TimedTest[] }} Count
 *
 * The two forms of a report.
 * @typedef {{ numPassedTests: number; numFailedTests: number; testResults: { name: string;
 *   assertionResults: { fullName: string; duration?: number | null }[] }[] }} VitestReport
 * @typedef {{ status: string; results: { duration: number }[] }} PlaywrightTest
 * @typedef {{ suites?: Suite[]; specs?: { title: string; file: string; line: number;
 *   tests: PlaywrightTest[] }[] }} Suite
 * @typedef {{ suites: Suite[]; stats: { expected: number; flaky: number; unexpected: number } }} PlaywrightReport
 */

/** @returns {Count} */
export const nothing = () => ({ passed: 0, failed: 0, flaky: [], tests: [] });

/**
 * @param {Count} one
 * @param {Count} other
 * @returns {Count}
 */
export const sum = (one, other) => ({
	passed: one.passed + other.passed,
	failed: one.failed + other.failed,
	flaky: [...one.flaky, ...other.flaky],
	tests: [...one.tests, ...other.tests]
});

/** @param {Count} count */
export function told({ passed, failed, flaky }) {
	return `${passed} passed, ${failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ''}`;
}

/** @param {string} name a report that a step is about to write */
export const forget = (name) => rmSync(path.join(reports, name), { force: true });

/**
 * The results in a report, or none if there is no such report.
 *
 * @param {string} name
 * @returns {Count}
 */
export function readReport(name) {
	const file = path.join(reports, name);
	if (!existsSync(file)) return nothing();
	/** @type {VitestReport | PlaywrightReport} */
	const report = JSON.parse(readFileSync(file, 'utf8'));
	return 'stats' in report ? fromPlaywright(report) : fromVitest(report);
}

/**
 * @param {VitestReport} report
 * @returns {Count}
 */
function fromVitest({ numPassedTests, numFailedTests, testResults }) {
	const tests = testResults.flatMap(({ name, assertionResults }) =>
		assertionResults.map(({ fullName, duration }) => ({
			name: `${path.relative(root, name)} › ${fullName}`,
			seconds: (duration ?? 0) / 1000
		}))
	);
	return { passed: numPassedTests, failed: numFailedTests, flaky: [], tests };
}

/**
 * @param {PlaywrightReport} report
 * @returns {Count}
 */
function fromPlaywright({ suites, stats }) {
	const tests = suites.flatMap((suite) => testsIn(suite));
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected,
		flaky: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
		tests
	};
}

/**
 * @param {Suite} suite
 * @returns {(TimedTest & { status: string })[]}
 */
function testsIn({ suites = [], specs = [] }) {
	const here = specs.flatMap(({ file, line, title, tests }) =>
		tests.map(({ status, results }) => ({
			name: `tests/e2e/${file}:${line} › ${title}`,
			status,
			seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000
		}))
	);
	return [...here, ...suites.flatMap((inner) => testsIn(inner))];
}
