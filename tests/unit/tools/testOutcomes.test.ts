/** The report of failed tests, and of tests that passed only after a retry. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import TestOutcomes from '../../../tools/run/testOutcomes.mjs';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'wattdesk-outcomes-'))));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const module = { relativeModuleId: 'tests/e2e/a.test.ts' };
const errorsOf = (messages: string[]) => messages.map((message) => ({ message }));

function reportOf(act: (reporter: TestOutcomes) => void): unknown {
  const file = join(folder, 'outcomes.json');
  vi.stubEnv('TEST_OUTCOMES', file);
  act(new TestOutcomes());
  return JSON.parse(readFileSync(file, 'utf8'));
}

it('names each of them with the first line of what failed first, and no other', () => {
  const testOf = (fullName: string, state: string, flaky: boolean, messages: string[]) => ({
    fullName,
    module,
    diagnostic: () => ({ flaky }),
    result: () => ({ state, errors: errorsOf(messages) }),
  });
  const outcomes = reportOf((reporter) => {
    reporter.onTestCaseResult(testOf('a list > loads', 'passed', true, ['Timed out\nafter 15 s', 'later']));
    reporter.onTestCaseResult(testOf('a list > sorts', 'passed', false, []));
    reporter.onTestCaseResult(testOf('a list > leads on', 'passed', true, []));
    reporter.onTestCaseResult(testOf('a list > ends', 'failed', false, ['Wrong order\n- 1\n+ 2']));
    reporter.onTestRunEnd([]);
  });
  expect(outcomes).toEqual({
    failed: ['tests/e2e/a.test.ts > a list > ends: Wrong order'],
    retried: ['tests/e2e/a.test.ts > a list > loads: Timed out', 'tests/e2e/a.test.ts > a list > leads on: '],
  });
});

it('names what failed outside of the tests: a file, the preparation of a group, an error that nobody caught', () => {
  const fine = { ...module, errors: () => [] };
  const outcomes = reportOf((reporter) => {
    reporter.onTestModuleEnd({ ...module, errors: () => errorsOf(['Cannot find module']) });
    reporter.onTestModuleEnd(fine);
    reporter.onTestSuiteResult({ fullName: 'a list', module, errors: () => errorsOf(['No server']) });
    reporter.onTestSuiteResult({ fullName: 'a form', module, errors: () => [] });
    reporter.onTestRunEnd([fine], errorsOf(['Unhandled\nstack']));
  });
  expect(outcomes).toEqual({
    failed: [
      'tests/e2e/a.test.ts > the file itself: Cannot find module',
      'tests/e2e/a.test.ts > a list: No server',
      'outside of every test: Unhandled',
    ],
    retried: [],
  });
});
