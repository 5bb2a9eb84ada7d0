/** The list of planted defects matches the existing code and tests: when they move, the list must change. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plantDefect, readListedDefects } from '../../../tools/mutate/listedDefects';

const defects = readListedDefects();

describe('the listed defects', () => {
  it('each stand in their file as the list says', () => {
    const stale = defects.filter((one) => plantDefect(one, readFileSync(one.file, 'utf8')) === undefined);
    expect(stale).toEqual([]);
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
  expect(plantDefect(listed, 'if (count > 0) ask();')).toBe('if ((true)) ask();');
  expect(plantDefect(listed, 'if (count > 1) ask();')).toBeUndefined();
  expect(plantDefect(listed, 'count > 0 || count > 0')).toBeUndefined();
  expect(plantDefect({ ...listed, at: '= count > 0' }, 'count > 0; a = count > 0')).toBe('count > 0; a = (true)');
});
