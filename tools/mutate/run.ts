/**
 * `npm run mutate [-- word …]`: applies the mutants of `listed.json` one after the other and runs the test that
 * must find each. The words select mutants: a mutant runs if its file path or its `what` contains one of the words.
 * Exits with code 1 if a test does not find its mutant.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { applyMutant, readListedMutants, type ListedMutant } from './listedDefects';

/** Time limit of a test run. A test that takes longer hangs because of the mutant, which therefore counts as found. */
const LONGEST_MS = 300_000;

const words = process.argv.slice(2);
const chosen = readListedMutants().filter(
  ({ file, what }) => words.length === 0 || words.some((word) => `${file} ${what}`.includes(word)),
);

function isFound(defect: ListedMutant): boolean {
  const planted = applyMutant(defect, readFileSync(defect.file, 'utf8'));
  if (planted === undefined || defect.foundBy === undefined) return false;
  const args = ['run', '--config', 'tools/mutate/vitest.config.ts', `tests/${defect.foundBy}.`];
  const env = { ...process.env, PLANTED_FILE: resolve(defect.file), PLANTED_SOURCE: planted };
  const { status } = spawnSync('node_modules/.bin/vitest', args, { env, stdio: 'ignore', timeout: LONGEST_MS });
  return status !== 0;
}

const lost = chosen.filter((defect) => {
  const found = isFound(defect);
  console.log(`${found ? 'found    ' : 'NOT FOUND'}  ${defect.file}: ${defect.what}`);
  return !found;
});
console.log(`${chosen.length - lost.length} of ${chosen.length} found`);
process.exit(lost.length === 0 ? 0 : 1);
