/**
 * A journal of the planted defects, one line per event. The test workers write it, and the process that counts the
 * results reads it. As a file it survives a worker that hangs on a defect.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export type JournalEntry =
  | { file: string; event: 'begins' }
  /**
   * The defects whose code the tests of a file execute (`often`), those whose code runs only while modules load
   * (`once`), and the duration of the tests in milliseconds.
   */
  | { file: string; event: 'passes'; often: string[]; once: string[]; took: number }
  | { file: string; event: 'tries'; id: string; pid: number }
  | { file: string; event: 'found'; id: string; by: string }
  | { file: string; event: 'missed'; id: string }
  /** A test found the defect, but afterwards it fails in this worker without the defect too. */
  | { file: string; event: 'spoilt'; id: string }
  /** The test fails without a defect when it runs a second time. */
  | { file: string; event: 'broken'; test: string; why: string }
  | { file: string; event: 'done' };

export function readJournal(path: string): JournalEntry[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as JournalEntry);
}

export function addJournalEntry(path: string, entry: JournalEntry): void {
  appendFileSync(path, `${JSON.stringify(entry)}\n`);
}
