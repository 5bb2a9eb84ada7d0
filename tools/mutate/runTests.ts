/** Runs Vitest on the test files of a part, and again on those whose worker was killed because of a defect. */
import { spawn } from 'node:child_process';
import { addJournalEntry, readJournal } from './mutationJournal';

/**
 * Timeout of a defect: 60 s plus 20 times the duration of the tests without a defect. After that the worker counts
 * as hung.
 */
const HUNG = 60_000;
const TIMES = 20;

/** Interval of the timeout check. */
const LOOK = 5_000;

/** The files that the test runner reads and writes. */
export interface MutationPaths {
  planted: string;
  chosen: string;
  journal: string;
}

/** Kills the worker when its current defect exceeds the timeout, and counts the defect as found. */
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

/** Returns the test files that started but did not finish. */
function unfinished(journal: string): string[] {
  const entries = readJournal(journal);
  const done = new Set(entries.flatMap((entry) => (entry.event === 'done' ? [entry.file] : [])));
  const begun = entries.flatMap((entry) => (entry.event === 'begins' ? [entry.file] : []));
  return [...new Set(begun)].filter((file) => !done.has(file));
}

interface How {
  /** Value of Vitest's `--maxWorkers`: a number or a percentage of the cores. */
  workers: string;
  /** Starts of the paths of the test files; empty: those of the part. */
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
