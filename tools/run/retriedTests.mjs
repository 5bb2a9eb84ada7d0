import { writeFileSync } from 'node:fs';

const firstLine = (text) => text.split('\n', 1)[0];

/**
 * A reporter for Vitest that writes which tests passed only when they were run again, each in one line with what
 * failed first, to the JSON file named by RETRIED_TESTS.
 */
export default class RetriedTests {
  lines = [];

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const reason = test.result().errors?.[0]?.message ?? '';
    this.lines.push(`${test.module.relativeModuleId} > ${test.fullName}: ${firstLine(reason)}`);
  }

  onTestRunEnd() {
    writeFileSync(process.env.RETRIED_TESTS, JSON.stringify(this.lines));
  }
}
