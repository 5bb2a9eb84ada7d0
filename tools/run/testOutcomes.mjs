import { writeFileSync } from 'node:fs';

const firstLine = (text) => text.split('\n', 1)[0];

/**
 * A reporter for Vitest that writes which tests failed, and which passed only when they were run again, each in one
 * line with what failed first, to the JSON file named by TEST_OUTCOMES.
 */
export default class TestOutcomes {
  failed = [];
  retried = [];

  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'failed') this.#tell(this.failed, test.module, test.fullName, errors);
    else if (test.diagnostic()?.flaky) this.#tell(this.retried, test.module, test.fullName, errors);
  }

  /** What prepares or ends a group of tests has failed. */
  onTestSuiteResult(suite) {
    this.#tellOutside(suite.module, suite.fullName, suite.errors());
  }

  /** A file that does not load, or whose own preparation has failed. */
  onTestModuleEnd(module) {
    this.#tellOutside(module, 'the file itself', module.errors());
  }

  onTestRunEnd(_modules, errors = []) {
    this.failed.push(...errors.map(({ message }) => `outside of every test: ${firstLine(message ?? '')}`));
    writeFileSync(process.env.TEST_OUTCOMES, JSON.stringify({ failed: this.failed, retried: this.retried }));
  }

  #tellOutside(module, name, errors) {
    if (errors.length > 0) this.#tell(this.failed, module, name, errors);
  }

  #tell(lines, module, name, errors) {
    lines.push(`${module.relativeModuleId} > ${name}: ${firstLine(errors?.[0]?.message ?? '')}`);
  }
}
