interface TestCase {
  fullName: string;
  module: { relativeModuleId: string };
  diagnostic(): { flaky: boolean } | undefined;
  result(): { errors?: readonly { message: string }[] | undefined };
}

/** A reporter for Vitest that writes which tests passed only when they were run again to the file of RETRIED_TESTS. */
export default class RetriedTests {
  onTestCaseResult(test: TestCase): void;
  onTestRunEnd(): void;
}
