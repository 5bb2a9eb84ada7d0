import { expect, it } from 'vitest';
import { getHeaderDetails } from '../../../src/generator/recordScreen/headerDetails';
import type { Column, Field } from '../../../src/model/entity/entity';
import { column, entity, field, list, shape } from './entities';

const getTitles = (views: Partial<Column>, own: Partial<Field> = {}): string[] =>
  getHeaderDetails(
    entity({
      titleField: 'lampName',
      shape: shape(field('lampName'), field('views', { readOnly: true, ...own })),
      list: list({ columns: [column('lampName'), column('views', views)] }),
    }),
    { sections: [] },
    { made: 'Created', changed: 'Last changed' },
    { id: 1, lampName: 'Desk', views: 5 },
  ).map(({ title }) => title);

it.each<[string, Partial<Column>, Partial<Field>, string[]]>([
  ['a computed value of the list', {}, {}, ['views']],
  ['not one that the list shows on request only', { hiddenByDefault: true }, {}, []],
  ['not one that can be edited', {}, { readOnly: false }, []],
  ['not one that is the start of a period', { periodEndField: 'until' }, {}, []],
])('the header shows %s', (_, views, own, titles) => {
  expect(getTitles(views, own)).toEqual(titles);
});
