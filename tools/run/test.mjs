/**
 * `npm test`: installs what is missing, then runs lint, format, types, schema lint, and the unit,
 * component and browser tests. Every step runs even if one before it failed; the last line is
 * the plain sum `N passed, N failed`, where each check beside the tests counts as one. Before it stand, by name, the
 * tests that passed only when they were run again and those that failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureTestChromium } from './chromium.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { ensureNginx } from './nginx.mjs';

ensureDependencies();
await import('./definition.mjs');
// Vite warns of each import without an extension, for a config loader that is not in use.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';

const REPORTS = 'node_modules/.cache/wattdesk';
const CHECKS = [
  ['lint', 'oxlint', ['--deny-warnings']],
  ['format', 'oxfmt', ['--check']],
  ['types', 'tsc', ['--noEmit']],
  ['schemas', 'tsx', ['tools/cli/schema.ts', 'lint']],
];

const npx = (command, args, env = {}) =>
  spawnSync('npx', ['--no-install', command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  }).status === 0;

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

/** @param kind whose projects begin so: unit and component tests are two each, with and without modules of their own for each file */
function runTests(kind, env) {
  const report = `${REPORTS}/${kind}.json`;
  const outcomes = `${REPORTS}/${kind}.outcomes.json`;
  mkdirSync(REPORTS, { recursive: true });
  for (const file of [report, outcomes]) rmSync(file, { force: true });
  const reporters = ['default', 'json', './tools/run/testOutcomes.mjs'].map((name) => `--reporter=${name}`);
  const good = npx('vitest', ['run', '--project', `${kind}*`, ...reporters, `--outputFile.json=${report}`], {
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
    // A run that ends badly without a failed test (a file that does not load, no test at all) has failed too.
    if ((!good && numFailedTests === 0) || numTotalTests === 0) count(`${kind} tests`, false);
    else if (!good) failures.push(`${kind} tests`);
  } catch {
    count(`${kind} tests`, false);
  }
}

for (const [name, command, args] of CHECKS) {
  console.log(`\n— ${name}`);
  count(name, npx(command, args));
}
// Several test files try it side by side; fetched before they begin, it is fetched once.
ensureNginx();
for (const kind of ['unit', 'component']) {
  console.log(`\n— ${kind} tests`);
  runTests(kind);
}
console.log('\n— browser tests');
const chromium = ensureTestChromium();
if (chromium) runTests('e2e', { CHROMIUM_PATH: chromium });
else count('browser tests: no Chromium could be found or installed', false);

if (tests.retried.length > 0) console.log(`\nPassed when run again:\n  ${tests.retried.join('\n  ')}`);
if (tests.failed.length > 0) console.log(`\nFailed tests:\n  ${tests.failed.join('\n  ')}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
