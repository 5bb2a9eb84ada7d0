/**
 * Runs a test file unchanged, then once more in the same worker for each planted defect whose code it executes:
 * loading the code takes far longer than running it.
 *
 * A defect is found when a test fails with it and passes again without it. If a defect leaves the worker in a state
 * in which tests fail without it, the worker is killed and the file continues in a new one.
 */
import { startTests, type File, type Task, type Test } from '@vitest/runner';
import { TestRunner, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { addJournalEntry, readJournal, type JournalEntry } from './mutationJournal';

type Hits = Record<string, number>;

/** The global variables that Stryker's instrumented code reads and writes. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
}

/**
 * Limit of the executions of mutated code, as a multiple of its executions without the mutation. Exceeding it means
 * an endless loop, and the mutation counts as found.
 */
const PATIENCE = 100;

/** Coverage key for code that runs outside a single test, such as hooks; such code counts for all tests of the file. */
const ALL = 'all';

const switches: Switches = ((globalThis as { __stryker__?: Switches }).__stryker__ ??= {});
const journal = process.env['MUTATED_JOURNAL'] ?? '';

const nothing = () => undefined;

const getTests = (task: Task): Test[] => (task.type === 'test' ? [task] : task.tasks.flatMap(getTests));

/**
 * Sorts the tests of a suite and its subsuites by duration, shortest first, so that a defect is found as cheaply as
 * possible.
 * @returns the total duration
 */
function quickestFirst(task: Task): number {
  if (task.type === 'test') return task.result?.duration ?? 0;
  const took = new Map(task.tasks.map((one) => [one, quickestFirst(one)]));
  task.tasks.sort((a, b) => (took.get(a) ?? 0) - (took.get(b) ?? 0));
  return [...took.values()].reduce((sum, one) => sum + one, 0);
}

/** Resets finished tests so that they can run again; tests without one of these ids are skipped. */
function renew(task: Task, ids: ReadonlySet<string>): void {
  delete task.result;
  const isMeant = getTests(task).some(({ id }) => ids.has(id));
  task.mode = isMeant ? 'run' : 'skip';
  if (task.type === 'suite') for (const child of task.tasks) renew(child, ids);
}

/** Returns the recorded coverage and clears it. */
function takeCoverage(): Record<string, Hits> {
  const coverage = (switches.mutantCoverage ??= { static: {}, perTest: {} });
  const taken = { ...structuredClone(coverage.perTest), static: { ...coverage.static } };
  // The objects are emptied and not replaced, since the instrumented code holds references to them.
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

  /**
   * Runs the given tests of a file with or without a defect, without reporting them; returns the first test that
   * fails.
   */
  private async attempt(file: File, ids: string[], mutant?: string, hits = 0): Promise<Test | undefined> {
    const again: MutationRunner = Object.assign(Object.create(this) as MutationRunner, {
      failed: undefined,
      importFile: nothing,
      onCollected: nothing,
      onTaskUpdate: nothing,
      onAfterRunFiles: nothing,
      onAfterRunSuite: nothing,
      // Vitest has replaced this method with one that reports the result.
      onAfterRunTask: (test: Test) => {
        MutationRunner.prototype.onAfterRunTask.call(again, test);
      },
      onBeforeRunTask: (test: Test) => {
        if (again.failed) test.mode = 'skip';
        return MutationRunner.prototype.onBeforeRunTask.call(again, test);
      },
      onBeforeRunFiles: (files: File[]) => {
        // Nothing was imported again, so the existing tests replace the empty result.
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
      // `spoilt` contains the id when the previous worker was killed because of this defect. All tests passed in
      // the new worker just before, so the failure comes from the defect.
      else if (!isSpoilt || spoilt.has(id)) say({ file: name, event: 'found', id, by: fails.name });
      else say({ file: name, event: 'spoilt', id });
      if (isSpoilt) process.kill(process.pid, 'SIGKILL');
    }
    say({ file: name, event: 'done' });
  }
}
