/**
 * `npm test`: installs missing packages and then runs the unit and component tests with lint, format check, type check
 * and schema lint beside them, and the browser tests. Every step runs even if an earlier step failed. The last line of
 * the output is the total, `N passed, N failed`, in which each check (lint, format, types, schema lint) counts as one
 * test. The lines before the total name the tests that failed and the tests that passed only on a retry.
 */
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureTestChromium } from './chromium.mjs';
import { ensureNpmPackages } from './ensureNpmPackages.mjs';
import { ensureNginx } from './nginx.mjs';

ensureNpmPackages();
await import('./updateGeneratedDefinition.mjs');
// Suppresses Vite's warnings about imports without a file extension. The warnings concern Vite's native config
// loader, which this project does not use.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';

const REPORTS = 'node_modules/.cache/wattdesk';
const CHECKS = [
  ['lint', 'oxlint', ['--deny-warnings']],
  ['format', 'oxfmt', ['--check']],
  ['types', 'tsc', ['--noEmit']],
  ['schemas', 'tsx', ['tools/cli/schema.ts', 'lint']],
];

const CHECK_OPTIONS = { maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };

/** Runs Vitest with the output of this process. Resolves to whether all tests passed. */
const runVitest = (args, env = {}) =>
  new Promise((resolve) => {
    spawn('npx', ['--no-install', 'vitest', 'run', ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    }).on('close', (code) => resolve(code === 0));
  });

let passed = 0;
let failed = 0;
const failures = [];
const tests = { failed: [], retried: [] };
const count = (name, good) => {
  if (good) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
};

/**
 * Runs Vitest projects and counts their results.
 * @param title what the tests are called in the output
 * @param kinds beginnings of the project names. Unit and component tests each have two projects: one with isolated
 *   modules and one without
 */
async function runTests(title, kinds, env) {
  console.log(`\n— ${title}`);
  const report = `${REPORTS}/${kinds.join('-')}.json`;
  const outcomes = `${REPORTS}/${kinds.join('-')}.outcomes.json`;
  mkdirSync(REPORTS, { recursive: true });
  for (const file of [report, outcomes]) rmSync(file, { force: true });
  const reporters = ['default', 'json', './tools/run/testOutcomes.mjs'].map((name) => `--reporter=${name}`);
  const projects = kinds.map((kind) => `--project=${kind}*`);
  const good = await runVitest([...projects, ...reporters, `--outputFile.json=${report}`], {
    ...env,
    TEST_OUTCOMES: outcomes,
  });
  try {
    const { failed: failedTests, retried } = JSON.parse(readFileSync(outcomes, 'utf8'));
    tests.failed.push(...failedTests);
    tests.retried.push(...retried);
    const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests;
    // A run can fail although no test failed: a test file did not load, or no test was found. Such a run counts as
    // one failure.
    if ((!good && numFailedTests === 0) || numTotalTests === 0) count(title, false);
    else if (!good) failures.push(title);
  } catch {
    count(title, false);
  }
}

/** Runs a check beside the others and the tests. Resolves to its output when it has ended. */
const runCheck = ([name, command, args]) =>
  new Promise((resolve) => {
    execFile('npx', ['--no-install', command, ...args], CHECK_OPTIONS, (error, stdout, stderr) =>
      resolve({ name, isGood: error === null, output: stdout + stderr }),
    );
  });

// The checks run beside the tests: the type check uses one core, and takes longer than the other checks.
const checks = Promise.all(CHECKS.map(runCheck));
// Downloads nginx before the tests start. Several test files that run in parallel need nginx, and would otherwise
// each download it.
ensureNginx();
await runTests('unit and component tests', ['unit', 'component']);
for (const { name, isGood, output } of await checks) {
  console.log(`\n— ${name}\n${output.trim()}`);
  count(name, isGood);
}
const chromium = ensureTestChromium();
if (chromium) await runTests('browser tests', ['e2e'], { CHROMIUM_PATH: chromium });
else count('browser tests: no Chromium could be found or installed', false);

if (tests.retried.length > 0) console.log(`\nPassed when run again:\n  ${tests.retried.join('\n  ')}`);
if (tests.failed.length > 0) console.log(`\nFailed tests:\n  ${tests.failed.join('\n  ')}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
