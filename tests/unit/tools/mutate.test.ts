/**
 * The list of mutated files and the tests that check them matches the existing code: when files move, the list must
 * change.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { MUTATED_FOLDERS } from '../../../tools/mutate/mutatedFolders';
import { plantListedDefects } from '../../../tools/mutate/plantListedDefects';

const LIST = 'tools/mutate/listed.json';
const target = mkdtempSync(join(tmpdir(), 'planted-'));
const testFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.test\.tsx?$/.test(name));

afterAll(() => rmSync(target, { recursive: true }));

describe('the listed defects', () => {
  it('each stand in their file as the list says', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const listed = JSON.parse(readFileSync(LIST, 'utf8')) as { what: string }[];
    const planted = plantListedDefects(LIST, [], join(target, 'planted.json'));
    expect(planted.map(({ kind }) => kind)).toEqual(listed.map(({ what }) => what));
    expect(complaint).not.toHaveBeenCalled();
  });

  it('are found by tests that exist', () => {
    const readme = readFileSync('tools/mutate/README.md', 'utf8');
    const named = [...readme.matchAll(/\| `[^`]+` \| [^|]+ \| `([^`]+)` \|/g)].map(([, test]) => test!);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !testFiles.some((file) => file.startsWith(`${name}.`)))).toEqual([]);
  });
});

describe.each(Object.entries(MUTATED_FOLDERS))(
  'what is planted in %s',
  (_name, { folder, list, tests, without = [] }) => {
    it('has its code and its tests', () => {
      expect(existsSync(folder ?? list!)).toBe(true);
      expect(tests.filter((start) => !testFiles.some((file) => file.startsWith(start)))).toEqual([]);
      expect(without.filter((file) => !existsSync(join('tests', file)))).toEqual([]);
    });
  },
);
