/**
 * What happened to the defects, a line each: it is written where the tests run and read where they are counted,
 * and outlives a worker that a defect has hung.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export type JournalEntry =
  | { file: string; event: 'begins' }
  /** What the tests of a file pass, what they only pass while modules load, and how many milliseconds they take. */
  | { file: string; event: 'passes'; often: string[]; once: string[]; took: number }
  | { file: string; event: 'tries'; id: string; pid: number }
  | { file: string; event: 'found'; id: string; by: string }
  | { file: string; event: 'missed'; id: string }
  /** A defect was found, but left the worker in a state where the tests fail without it. */
  | { file: string; event: 'spoilt'; id: string }
  /** It fails without a defect when it runs a second time. */
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
