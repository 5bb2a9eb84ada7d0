import { describe, expect, it } from 'vitest';
import {
  findImportCycles,
  getFilesIn,
  getImportGraph,
  findMutualFolders,
  getNamedImports,
} from '../../support/importGraph';

describe('the import graph', () => {
  const graph = getImportGraph('src', 'dataProvider');

  it.each([
    ['src/App.tsx', 'src/layout/Layout.tsx'],
    ['src/generator/generatedScreens.tsx', 'src/generator/screens/ListScreen.tsx'],
    ['src/widgets/widgetRegistry.ts', 'src/widgets/kinds/text.tsx'],
    ['src/generator/extensions/extensionFiles.ts', 'src/pages/rate/rate-week.section.tsx'],
  ])('knows that %s leads to %s', (from, to) => expect(graph.get(from)).toContain(to));

  it('has no circle, lazy imports and types included', () => expect(findImportCycles(graph)).toEqual([]));
});

it.each([
  ['one after the other', { a: ['b'], b: ['c'], c: [] }, []],
  ['two ways to one place', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['a pair', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['a file and itself', { a: ['a'] }, [['a']]],
  ['a long way round', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, [['b', 'c', 'd']]],
])('circles in %s', (_, files, circles) => expect(findImportCycles(new Map(Object.entries(files)))).toEqual(circles));

describe('folders', () => {
  it('that import from each other are none', () =>
    expect(findMutualFolders(getNamedImports('src', 'dataProvider', 'fixtures', 'tools'))).toEqual([]));

  it.each([
    ['two that do', { 'a/1.ts': ['b/1.ts'], 'b/2.ts': ['a/2.ts'] }, ['a <-> b']],
    ['one inside of the other', { 'a/1.ts': ['a/b/1.ts'], 'a/b/2.ts': ['a/2.ts'] }, ['a <-> a/b']],
    ['one that is imported', { 'a/1.ts': ['b/1.ts', 'a/2.ts'], 'a/2.ts': ['b/1.ts'] }, []],
  ])('are told: %s', (_, files, pairs) =>
    expect(findMutualFolders(new Map(Object.entries<string[]>(files)))).toEqual(pairs),
  );
});

it('no two files differ only by case, or by ts and tsx: some file systems, and readers, take them for one', () => {
  const files = getFilesIn('src', 'dataProvider', 'fixtures', 'tools', 'tests');
  const names = files.map((file) => file.replace(/\.tsx?$/, '').toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
