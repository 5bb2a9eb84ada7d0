interface TestModule {
  relativeModuleId: string;
}

type Errors = readonly { message: string }[];

interface TestCase {
  fullName: string;
  module: TestModule;
  diagnostic(): { flaky: boolean } | undefined;
  result(): { state: string; errors?: Errors | undefined };
}

/**
 * A Vitest reporter that lists the failed tests and the tests that passed only on a retry. It writes the list to
 * the file whose path is in the environment variable `TEST_OUTCOMES`.
 */
export default class TestOutcomes {
  onTestCaseResult(test: TestCase): void;
  onTestSuiteResult(suite: { fullName: string; module: TestModule; errors(): Errors }): void;
  onTestModuleEnd(module: TestModule & { errors(): Errors }): void;
  onTestRunEnd(modules: readonly unknown[], errors?: Errors): void;
}
