/**
 * `npm run mutate [-- part …] [-- file …]`: plants defects in the code, one at a time, and counts those
 * that the tests find. A part is a name in parts.mjs; files narrow it. It takes hours for everything,
 * and ends with 1 where fewer than 85 % are found.
 */
import { Stryker } from '@stryker-mutator/core';
import { cpus } from 'node:os';
import { PARTS } from './parts.mjs';

const LEAST = 85;
const CACHE = 'node_modules/.cache/wattdesk/mutants';

const asked = process.argv.slice(2);
const named = asked.filter((name) => name in PARTS);
const files = asked.filter((name) => !(name in PARTS));

async function mutate(name) {
  // The workers read it, to know which tests to run.
  process.env['MUTATED_PART'] = name;
  const results = await new Stryker({
    mutate: files.length > 0 ? files : PARTS[name].mutate,
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutate/vitest.config.ts' },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    // What runs once, when a module is read, would need all tests again for each mutant.
    ignoreStatic: true,
    // It would be rewritten with a compiler interface that TypeScript 7 does not have.
    tsconfigFile: 'none',
    concurrency: Math.max(1, Math.min(4, cpus().length)),
    dryRunTimeoutMinutes: 30,
    timeoutMS: 30_000,
    incremental: files.length === 0,
    incrementalFile: `${CACHE}-${name}.json`,
    ignorePatterns: ['dist', '.ci'],
    reporters: ['clear-text', 'progress-append-only', 'html'],
    clearTextReporter: { logTests: false, allowColor: false },
    htmlReporter: { fileName: `${CACHE}-${name}.html` },
  }).runMutationTest();
  const count = (...kinds) => results.filter(({ status }) => kinds.includes(status)).length;
  const found = count('Killed', 'Timeout');
  return { found, all: found + count('Survived', 'NoCoverage') };
}

let enough = true;
const said = [];
for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
  const { found, all } = await mutate(name);
  const score = all === 0 ? 100 : (100 * found) / all;
  said.push(`${name}: ${found} of ${all} found, ${score.toFixed(1)} %`);
  if (score < LEAST) enough = false;
}
console.log(`\n${said.join('\n')}`);
process.exit(enough ? 0 : 1);
