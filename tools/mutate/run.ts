/**
 * `npm run mutate [-- part …] [-- file …] [-- --every 10]`: plants defects in the code and counts those that the
 * tests find. A part is a name in mutatedFolders.ts; files and folders narrow it. `--every 10` tests every tenth
 * defect, always the same ones; `--again` tests those that survived the last run; `--tests component/list/parts`
 * runs only the test files whose paths begin with it; `--workers 1` limits the number of workers.
 * Exits with code 1 when the tests find fewer than 85 % of the defects.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readJournal } from './mutationJournal';
import { MUTATED_FOLDERS, type MutatedFolder } from './mutatedFolders';
import { plantDefects, getSourceFiles, type PlantedDefect } from './plantDefects';
import { plantListedDefects } from './plantListedDefects';
import { runTests } from './runTests';

const LEAST = 85;

const { values, positionals } = parseArgs({
  options: {
    every: { type: 'string' },
    workers: { type: 'string' },
    again: { type: 'boolean' },
    tests: { type: 'string', multiple: true },
  },
  allowPositionals: true,
});
const every = Number(values.every ?? 1);
const named = positionals.filter((name) => name in MUTATED_FOLDERS);
const files = positionals.filter((name) => !(name in MUTATED_FOLDERS));

const told = ({ place, kind, was, is }: PlantedDefect): string => `${place} ${kind}\n- ${was}\n+ ${is}\n`;

/** Returns the defects to test: those that survived the last run, or every n-th one. */
function getChosen(defects: PlantedDefect[], report: string): PlantedDefect[] {
  if (!values.again || !existsSync(report)) return defects.filter((_, index) => index % every === 0);
  const lastTime = readFileSync(report, 'utf8');
  return defects.filter((one) => lastTime.includes(told(one)));
}

/** Tests the defects of a part, prints the result and returns the share that was found. */
async function mutate(name: string, part: MutatedFolder): Promise<number> {
  const cache = join('node_modules/.cache/wattdesk/mutants', name);
  const report = join(cache, 'survivors.txt');
  const at = {
    planted: join(cache, 'planted.json'),
    chosen: join(cache, 'chosen.json'),
    journal: join(cache, 'journal'),
  };
  const { folder, list } = part;
  const planted =
    list === undefined
      ? await plantDefects(getSourceFiles(folder ?? '', files), at.planted)
      : plantListedDefects(list, files, at.planted);
  const chosen = getChosen(planted, report);
  writeFileSync(at.chosen, JSON.stringify(chosen.map(({ id }) => id)));
  rmSync(at.journal, { force: true });
  await runTests(name, at, { workers: values.workers ?? '100%', tests: values.tests ?? [] });

  const entries = readJournal(at.journal);
  const found = new Set(entries.flatMap((entry) => (entry.event === 'found' ? [entry.id] : [])));
  const often = new Set(entries.flatMap((entry) => (entry.event === 'passes' ? entry.often : [])));
  const once = new Set(entries.flatMap((entry) => (entry.event === 'passes' ? entry.once : [])));
  const tried = chosen.filter(({ id }) => often.has(id) || !once.has(id));
  const survived = tried.filter(({ id }) => !found.has(id));
  const lines = survived.map((one) => `${often.has(one.id) ? '' : 'No test passes it:\n'}${told(one)}`);
  writeFileSync(report, lines.join('\n'));
  for (const entry of entries) {
    if (entry.event === 'broken') console.error(`${entry.file} fails by itself, and was left out: ${entry.test}`);
  }
  const share = tried.length === 0 ? 100 : (100 * (tried.length - survived.length)) / tried.length;
  console.log(`${name}: ${tried.length - survived.length} of ${tried.length} found, ${share.toFixed(1)} %`);
  console.log(`${chosen.length - tried.length} that run but once, while modules load, were not tried`);
  console.log(`What survived: ${report}\n`);
  return share;
}

let least = 100;
for (const name of named.length > 0 ? named : Object.keys(MUTATED_FOLDERS)) {
  const part = MUTATED_FOLDERS[name];
  if (part) least = Math.min(least, await mutate(name, part));
}
process.exit(least >= LEAST ? 0 : 1);
