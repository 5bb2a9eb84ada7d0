/**
 * Runs a test file as it is, and then once more for each planted defect that it passes, in the same worker: to
 * load the code costs far more than to run it.
 *
 * A defect is found when a test fails with it and passes again without it. One that leaves the worker in a state
 * where tests fail by themselves ends the worker; the file goes on in a new one.
 */
import { startTests, type File, type Task, type Test } from '@vitest/runner';
import { TestRunner, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { addJournalEntry, readJournal, type JournalEntry } from './mutationJournal';

type Hits = Record<string, number>;

/** What Stryker's switches read and write. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
}

/** So many times as often as without a defect its place may be passed: a loop that does not end is found. */
const PATIENCE = 100;

/** Stands for all tests of a file: what runs before them. */
const ALL = 'all';

const switches: Switches = ((globalThis as { __stryker__?: Switches }).__stryker__ ??= {});
const journal = process.env['MUTATED_JOURNAL'] ?? '';

const nothing = () => undefined;

const getTests = (task: Task): Test[] => (task.type === 'test' ? [task] : task.tasks.flatMap(getTests));

/** Puts the quickest tests first, here and inside: what one of them notices costs no more. Returns what all take. */
function quickestFirst(task: Task): number {
  if (task.type === 'test') return task.result?.duration ?? 0;
  const took = new Map(task.tasks.map((one) => [one, quickestFirst(one)]));
  task.tasks.sort((a, b) => (took.get(a) ?? 0) - (took.get(b) ?? 0));
  return [...took.values()].reduce((sum, one) => sum + one, 0);
}

/** Makes tests that have run ready to run once more, only those with these ids. */
function renew(task: Task, ids: ReadonlySet<string>): void {
  delete task.result;
  const isMeant = getTests(task).some(({ id }) => ids.has(id));
  task.mode = isMeant ? 'run' : 'skip';
  if (task.type === 'suite') for (const child of task.tasks) renew(child, ids);
}

/** Forgets what was passed; returns it. */
function takeCoverage(): Record<string, Hits> {
  const coverage = (switches.mutantCoverage ??= { static: {}, perTest: {} });
  const taken = { ...structuredClone(coverage.perTest), static: { ...coverage.static } };
  // The code holds on to these objects.
  for (const hits of [coverage.static, coverage.perTest]) for (const key of Object.keys(hits)) delete hits[key];
  return taken;
}

const idsIn = (coverage: Record<string, Hits>): Set<string> =>
  new Set(Object.values(coverage).flatMap((hits) => Object.keys(hits)));

export default class MutationRunner extends TestRunner {
  private failed: Test | undefined;

  override onBeforeRunTask(test: Test) {
    switches.currentTestId = test.id;
    return super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: Test) {
    switches.currentTestId = undefined;
    super.onAfterRunTask(test);
    if (test.result?.state === 'fail') this.failed ??= test;
  }

  override async onAfterRunFiles(files: File[] = []) {
    super.onAfterRunFiles();
    for (const file of files) await this.tryDefects(file);
  }

  /** Runs tests of a file with a defect or without one, silently; returns the first that fails. */
  private async attempt(file: File, ids: string[], mutant?: string, hits = 0): Promise<Test | undefined> {
    const again: MutationRunner = Object.assign(Object.create(this) as MutationRunner, {
      failed: undefined,
      importFile: nothing,
      onCollected: nothing,
      onTaskUpdate: nothing,
      onAfterRunFiles: nothing,
      onAfterRunSuite: nothing,
      // Vitest has put its own in this place, which reports.
      onAfterRunTask: (test: Test) => {
        MutationRunner.prototype.onAfterRunTask.call(again, test);
      },
      onBeforeRunTask: (test: Test) => {
        if (again.failed) test.mode = 'skip';
        return MutationRunner.prototype.onBeforeRunTask.call(again, test);
      },
      onBeforeRunFiles: (files: File[]) => {
        // Nothing was read anew: what stands in its place are the tests that are there.
        renew(file, new Set(ids));
        files.splice(0, files.length, file);
        Object.assign(switches, { activeMutant: mutant, hitCount: 0, hitLimit: PATIENCE * hits, currentTestId: ALL });
      },
    });
    await startTests([file.filepath], again);
    Object.assign(switches, { activeMutant: undefined, hitCount: undefined, currentTestId: undefined });
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    return again.failed ?? (file.result?.state === 'fail' ? getTests(file)[0] : undefined);
  }

  private async tryDefects(file: File): Promise<void> {
    const name = relative(process.cwd(), file.filepath);
    const say = (entry: JournalEntry) => addJournalEntry(journal, entry);
    const before = readJournal(journal);
    say({ file: name, event: 'begins' });
    const tests = getTests(file).flatMap(({ id, mode }) => (mode === 'run' ? [id] : []));
    const loaded = idsIn(takeCoverage());
    quickestFirst(file);
    const begun = Date.now();
    const broken = this.failed ?? (await this.attempt(file, tests));
    if (broken) {
      say({ file: name, event: 'broken', test: broken.name, why: broken.result?.errors?.[0]?.message ?? '' });
      say({ file: name, event: 'done' });
      return;
    }
    const { static: _, ...passed } = takeCoverage();
    const often = idsIn(passed);
    const once = [...loaded].filter((id) => !often.has(id));
    say({ file: name, event: 'passes', often: [...often], once, took: Date.now() - begun });

    const chosen = new Set(JSON.parse(readFileSync(process.env['MUTATED_CHOSEN'] ?? '', 'utf8')) as string[]);
    const here = before.filter((entry) => entry.file === name || entry.event === 'found');
    const settled = new Set(
      here.flatMap((entry) => (entry.event === 'found' || entry.event === 'missed' ? [entry.id] : [])),
    );
    const spoilt = new Set(here.flatMap((entry) => (entry.event === 'spoilt' ? [entry.id] : [])));
    for (const id of new Set([...spoilt, ...often])) {
      if (!chosen.has(id) || settled.has(id)) continue;
      const own = passed[ALL]?.[id] ? tests : tests.filter((test) => passed[test]?.[id]);
      const hits = Object.values(passed).reduce((sum, one) => sum + (one[id] ?? 0), 0);
      say({ file: name, event: 'tries', id, pid: process.pid });
      const fails = await this.attempt(file, own, id, hits);
      const isSpoilt = fails && (await this.attempt(file, [fails.id])) !== undefined;
      if (!fails) say({ file: name, event: 'missed', id });
      // Just before it, in a new worker, all tests passed: then it is the defect that made one fail.
      else if (!isSpoilt || spoilt.has(id)) say({ file: name, event: 'found', id, by: fails.name });
      else say({ file: name, event: 'spoilt', id });
      if (isSpoilt) process.kill(process.pid, 'SIGKILL');
    }
    say({ file: name, event: 'done' });
  }
}
