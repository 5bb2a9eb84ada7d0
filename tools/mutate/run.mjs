/**
 * `npm run mutate [-- part …] [-- file …] [-- --every 10]`: plants defects in the code, one at a time, and
 * counts those that the tests find. A part is a name in parts.mjs; files narrow it, and `--every 10` takes a
 * sample: a few lines out of ten times as many, the same ones each time. It takes hours for everything, and
 * ends with 1 where fewer than 85 % are found.
 */
import { Stryker } from '@stryker-mutator/core';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PARTS } from './parts.mjs';

const LEAST = 85;
const CACHE = 'node_modules/.cache/wattdesk/mutants';

/** So many lines stand together in a sample: enough for a whole branch. */
const GROUP = 6;

const { values, positionals } = parseArgs({ options: { every: { type: 'string' } }, allowPositionals: true });
const every = Number(values.every ?? 1);
const named = positionals.filter((name) => name in PARTS);
const files = positionals.filter((name) => !(name in PARTS));

/** Every so many groups of lines of a folder, as Stryker writes places: `file:7-12`. */
function sampleOf(folder) {
  const sources = readdirSync(folder, { recursive: true }).filter((name) => /\.tsx?$/.test(name));
  let group = 0;
  return sources.sort().flatMap((name) => {
    const file = join(folder, name);
    const lines = readFileSync(file, 'utf8').split('\n').length;
    const starts = Array.from({ length: Math.ceil(lines / GROUP) }, (_, index) => index * GROUP + 1);
    return starts.filter(() => group++ % every === 0).map((from) => `${file}:${from}-${from + GROUP - 1}`);
  });
}

function placesOf({ folder }) {
  if (files.length > 0) return files;
  return every > 1 ? sampleOf(folder) : [`${folder}/**/*.{ts,tsx}`];
}

async function mutate(name) {
  // The workers read it, to know which tests to run.
  process.env['MUTATED_PART'] = name;
  const results = await new Stryker({
    mutate: placesOf(PARTS[name]),
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
    incremental: files.length === 0 && every === 1,
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
