/** The report of the tests that passed only when they were run again. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import RetriedTests from '../../../tools/run/retriedTests.mjs';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'wattdesk-retried-'))));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('names each of them with the first line of what failed before, and no other', () => {
  const file = join(folder, 'retried.json');
  vi.stubEnv('RETRIED_TESTS', file);
  const reporter = new RetriedTests();
  const testOf = (fullName: string, flaky: boolean, messages: string[]) => ({
    fullName,
    module: { relativeModuleId: 'tests/e2e/a.test.ts' },
    diagnostic: () => ({ flaky }),
    result: () => ({ errors: messages.map((message) => ({ message })) }),
  });
  reporter.onTestCaseResult(testOf('a list > loads', true, ['Timed out\nafter 15 s', 'later']));
  reporter.onTestCaseResult(testOf('a list > sorts', false, ['Wrong order']));
  reporter.onTestCaseResult(testOf('a list > leads on', true, []));
  reporter.onTestRunEnd();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    'tests/e2e/a.test.ts > a list > loads: Timed out',
    'tests/e2e/a.test.ts > a list > leads on: ',
  ]);
});
