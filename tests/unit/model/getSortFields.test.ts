import { expect, it } from 'vitest';
import { DIALECT_PRESETS } from '../../../dataProvider/dialects/presets';
import { resolveDialect } from '../../../dataProvider/dialects/resolveDialect';
import { getSortFields, SORTING_PRESETS } from '../../../src/model/compile/getSortFields';
import { createTestModule } from '../../support/entityModule';

it('the presets that sort are those whose definitions write an order', () => {
  const sorting = Object.keys(DIALECT_PRESETS).filter((name) => {
    const { list = {} } = resolveDialect(DIALECT_PRESETS, name);
    return list.sortParam !== undefined || list.package !== undefined;
  });
  expect(sorting.toSorted()).toEqual(SORTING_PRESETS.toSorted());
});

it.each<[string, string | undefined, boolean]>([
  ['a preset', 'spring', true],
  ['a preset without an order', 'pageNo/pageVo', false],
  ['an own order', 'own', true],
  ['an inherited order', 'heir', true],
  ['a removed order', 'unsorted', false],
  ['no order', 'plain', false],
  ['a circle', 'circle', false],
  ['no dialect', undefined, false],
])('%s', (_, name, expected) => {
  const files = {
    'dialects.json': {
      $schema: '',
      own: { list: { sortParam: 'order' } },
      heir: { extends: 'own', list: { pageParam: 'p' } },
      unsorted: { extends: 'spring', list: { sortParam: null } },
      plain: { list: {} },
      circle: { extends: 'circle' },
    },
  };
  const { entity } = createTestModule({
    properties: { name: { type: 'string' }, typeId: { type: 'integer' }, tags: { type: 'array' } },
  });
  const { typeId } = entity.shape.fields;
  const fields = { ...entity.shape.fields, typeId: { ...typeId!, ui: { options: 'types' } } };
  const calls = { page: { method: 'GET', path: 'lots', dialect: name } };
  const columns = ['name', 'typeId', 'tags', { field: 'id', sortable: false }];
  const found = getSortFields(
    columns as never,
    { shape: { ...entity.shape, fields }, calls: calls as never },
    files as never,
  );
  expect(found).toEqual(expected ? { sortFields: ['name', 'typeId'] } : { loadedSortFields: ['name'] });
});
