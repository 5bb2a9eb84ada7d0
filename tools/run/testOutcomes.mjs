import { writeFileSync } from 'node:fs';

const firstLine = (text) => text.split('\n', 1)[0];

/**
 * A Vitest reporter that writes the tests that failed, and the tests that passed only on a retry, to the JSON file
 * named by TEST_OUTCOMES. Each entry is one line with the first error.
 */
export default class TestOutcomes {
  failed = [];
  retried = [];

  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'failed') this.#tell(this.failed, test.module, test.fullName, errors);
    else if (test.diagnostic()?.flaky) this.#tell(this.retried, test.module, test.fullName, errors);
  }

  /** A setup or teardown hook of a test group has failed. */
  onTestSuiteResult(suite) {
    this.#tellOutside(suite.module, suite.fullName, suite.errors());
  }

  /** A file that does not load, or whose own setup has failed. */
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
