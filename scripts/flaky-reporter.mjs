/**
 * A Vitest reporter that lists browser tests that needed a second try, so that a race is noticed
 * even though it does not fail the run.
 */
export default class FlakyReporter {
	/** @param {import('vitest/node').TestCase} test */
	onTestCaseResult(test) {
		if (!test.diagnostic()?.flaky) return;
		console.log(`\nPassed on the second try: ${test.module.relativeModuleId} > ${test.fullName}`);
		for (const { message } of test.result().errors ?? []) console.log(`  ${message}`);
	}
}
