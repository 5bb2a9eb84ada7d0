/**
 * `npm test`: installs what is missing, then runs lint, format, types, schema lint, and the unit,
 * component and browser tests. Every step runs even if one before it failed; the last line is
 * the plain sum `N passed, N failed`, where each check beside the tests counts as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureTestChromium } from './chromium.mjs';
import { ensureDependencies } from './dependencies.mjs';

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
const count = (name, good) => {
  if (good) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
};

function runTests(project, env) {
  const report = `${REPORTS}/${project}.json`;
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const good = npx(
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
  );
  try {
    const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests;
    // A run that ends badly without a failed test (a file that does not load, no test at all) has failed too.
    if ((!good && numFailedTests === 0) || numTotalTests === 0) count(`${project} tests`, false);
    else if (!good) failures.push(`${project} tests`);
  } catch {
    count(`${project} tests`, false);
  }
}

for (const [name, command, args] of CHECKS) {
  console.log(`\n— ${name}`);
  count(name, npx(command, args));
}
for (const project of ['unit', 'component']) {
  console.log(`\n— ${project} tests`);
  runTests(project);
}
console.log('\n— browser tests');
const chromium = ensureTestChromium();
if (chromium) runTests('e2e', { CHROMIUM_PATH: chromium });
else count('browser tests: no Chromium could be found or installed', false);

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
