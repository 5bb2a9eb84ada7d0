/** The list of planted defects matches the existing code and tests: when they move, the list must change. */
import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { applyMutant, readListedMutants } from '../../../tools/mutate/listedDefects';

const defects = readListedMutants();

describe('the listed defects', () => {
  it('each stand in their file as the list says', () => {
    const sources = defects.map((one) => applyMutant(one, readFileSync(one.file, 'utf8')));
    expect(defects.filter((_, index) => sources[index] === undefined)).toEqual([]);
    // A file that cannot be parsed would fail any test.
    const isParsed = (file: string, source = ''): boolean => parseSync(file, source).errors.length === 0;
    expect(defects.filter(({ file }, index) => !isParsed(file, sources[index]))).toEqual([]);
    expect(defects.length).toBeGreaterThan(50);
  });

  it('are found by tests that exist', () => {
    const named = defects.flatMap(({ foundBy }) => foundBy ?? []);
    const isThere = (test: string): boolean => ['ts', 'tsx'].some((end) => existsSync(`tests/${test}.test.${end}`));
    expect(named.filter((test) => !isThere(test))).toEqual([]);
  });
});

it('a defect replaces its expression once, and nothing that has changed meanwhile', () => {
  const listed = { file: 'a.ts', what: 'nothing is asked', before: 'count > 0', after: 'true' };
  expect(applyMutant(listed, 'if (count > 0) ask();')).toBe('if ((true)) ask();');
  expect(applyMutant(listed, 'if (count > 1) ask();')).toBeUndefined();
  expect(applyMutant(listed, 'count > 0 || count > 0')).toBeUndefined();
  expect(applyMutant({ ...listed, at: '= count > 0' }, 'count > 0; a = count > 0')).toBe('count > 0; a = (true)');
});
