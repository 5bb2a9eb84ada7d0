/** Runs Vitest over the test files of a part, again for those whose worker a defect has ended. */
import { spawn } from 'node:child_process';
import { addJournalEntry, readJournal } from './mutationJournal';

/** A defect of which nothing is heard for so long, and for so many times as long as without it, has hung its worker. */
const HUNG = 60_000;
const TIMES = 20;

/** How often that is looked at. */
const LOOK = 5_000;

/** The files that the runner reads and writes. */
export interface MutationPaths {
  planted: string;
  chosen: string;
  journal: string;
}

/** Ends the worker whose defect says nothing any more, and counts it as found. */
function endHung(journal: string) {
  let seen = 0;
  let since = Date.now();
  return setInterval(() => {
    const entries = readJournal(journal);
    if (entries.length !== seen) {
      seen = entries.length;
      since = Date.now();
    }
    const last = entries.at(-1);
    if (last?.event !== 'tries') return;
    const took = entries.findLast((entry) => entry.event === 'passes' && entry.file === last.file);
    const most = HUNG + TIMES * (took?.event === 'passes' ? took.took : 0);
    if (Date.now() - since < most) return;
    addJournalEntry(journal, { file: last.file, event: 'found', id: last.id, by: 'it hung' });
    process.kill(last.pid, 'SIGKILL');
  }, LOOK);
}

/** The test files that were begun and not brought to their end. */
function unfinished(journal: string): string[] {
  const entries = readJournal(journal);
  const done = new Set(entries.flatMap((entry) => (entry.event === 'done' ? [entry.file] : [])));
  const begun = entries.flatMap((entry) => (entry.event === 'begins' ? [entry.file] : []));
  return [...new Set(begun)].filter((file) => !done.has(file));
}

interface How {
  /** As Vitest takes them: a number or a share of the cores. */
  workers: string;
  /** How the paths of the test files begin; empty: those of the part. */
  tests: readonly string[];
}

export async function runTests(part: string, at: MutationPaths, { workers, tests }: How): Promise<void> {
  const env = {
    ...process.env,
    MUTATED_PART: part,
    MUTATED_PLANTED: at.planted,
    MUTATED_CHOSEN: at.chosen,
    MUTATED_JOURNAL: at.journal,
    MUTATED_TESTS: JSON.stringify(tests),
  };
  const watching = endHung(at.journal);
  let left: string[] = [];
  do {
    const args = ['run', '--config', 'tools/mutate/vitest.config.ts', '--reporter', 'dot', `--maxWorkers=${workers}`];
    const vitest = spawn('node_modules/.bin/vitest', [...args, ...left], { env, stdio: 'ignore' });
    await new Promise((resolve) => vitest.on('close', resolve));
    left = unfinished(at.journal);
  } while (left.length > 0);
  clearInterval(watching);
}
