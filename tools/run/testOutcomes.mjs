import { writeFileSync } from 'node:fs';

const firstLine = (text) => text.split('\n', 1)[0];

/**
 * A Vitest reporter that lists the failed tests and the tests that passed only on a retry. It writes the list to
 * the JSON file whose path is in the environment variable `TEST_OUTCOMES`. Each entry is one line: the test's name
 * and its first error.
 */
export default class TestOutcomes {
  failed = [];
  retried = [];

  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'failed') this.#tell(this.failed, test.module, test.fullName, errors);
    else if (test.diagnostic()?.flaky) this.#tell(this.retried, test.module, test.fullName, errors);
  }

  /** Records an error in a setup or teardown hook of a `describe` block. */
  onTestSuiteResult(suite) {
    this.#tellOutside(suite.module, suite.fullName, suite.errors());
  }

  /** Records an error outside all tests: the test file did not load, or a hook at its top level failed. */
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
