import { describe, expect, it } from 'vitest';
import { circlesIn, filesIn, importGraph, mutualFolders, namedImports } from '../../support/importGraph';

describe('the import graph', () => {
  const graph = importGraph('src', 'dataProvider');

  it.each([
    ['src/App.tsx', 'src/layout/Layout.tsx'],
    ['src/generator/screens.tsx', 'src/generator/screens/ListScreen.tsx'],
    ['src/widgets/registry.ts', 'src/widgets/kinds/text.tsx'],
    ['src/generator/extensions/partFiles.ts', 'src/pages/rate/rate-week.section.tsx'],
  ])('knows that %s leads to %s', (from, to) => expect(graph.get(from)).toContain(to));

  it('has no circle, lazy imports and types included', () => expect(circlesIn(graph)).toEqual([]));
});

it.each([
  ['one after the other', { a: ['b'], b: ['c'], c: [] }, []],
  ['two ways to one place', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['a pair', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['a file and itself', { a: ['a'] }, [['a']]],
  ['a long way round', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, [['b', 'c', 'd']]],
])('circles in %s', (_, files, circles) => expect(circlesIn(new Map(Object.entries(files)))).toEqual(circles));

describe('folders', () => {
  it('that import from each other are none', () =>
    expect(mutualFolders(namedImports('src', 'dataProvider', 'fixtures', 'tools'))).toEqual([]));

  it.each([
    ['two that do', { 'a/1.ts': ['b/1.ts'], 'b/2.ts': ['a/2.ts'] }, ['a <-> b']],
    ['one inside of the other', { 'a/1.ts': ['a/b/1.ts'], 'a/b/2.ts': ['a/2.ts'] }, ['a <-> a/b']],
    ['one that is imported', { 'a/1.ts': ['b/1.ts', 'a/2.ts'], 'a/2.ts': ['b/1.ts'] }, []],
  ])('are told: %s', (_, files, pairs) =>
    expect(mutualFolders(new Map(Object.entries<string[]>(files)))).toEqual(pairs),
  );
});

it('no two files differ only by case, or by ts and tsx: some file systems, and readers, take them for one', () => {
  const files = filesIn('src', 'dataProvider', 'fixtures', 'tools', 'tests');
  const names = files.map((file) => file.replace(/\.tsx?$/, '').toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
