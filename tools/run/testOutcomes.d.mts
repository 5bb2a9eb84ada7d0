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

/** A reporter for Vitest that writes which tests failed, or passed only when run again, to the file of TEST_OUTCOMES. */
export default class TestOutcomes {
  onTestCaseResult(test: TestCase): void;
  onTestSuiteResult(suite: { fullName: string; module: TestModule; errors(): Errors }): void;
  onTestModuleEnd(module: TestModule & { errors(): Errors }): void;
  onTestRunEnd(modules: readonly unknown[], errors?: Errors): void;
}
