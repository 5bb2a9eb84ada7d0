import { describe, expect, it } from 'vitest';
import { circlesIn, filesIn, importGraph } from '../../support/importGraph';

describe('the import graph', () => {
  const graph = importGraph('src', 'dataProvider');

  it.each([
    ['src/App.tsx', 'src/layout/Layout.tsx'],
    ['src/generator/screens.tsx', 'src/generator/list/ListScreen.tsx'],
    ['src/widgets/registry.ts', 'src/widgets/kinds/text.tsx'],
    ['src/generator/extensions.ts', 'src/pages/rate/rate-week.section.tsx'],
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

it('no two files differ only by case, or by ts and tsx: some file systems, and readers, take them for one', () => {
  const files = filesIn('src', 'dataProvider', 'fixtures', 'tools', 'tests');
  const names = files.map((file) => file.replace(/\.tsx?$/, '').toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
