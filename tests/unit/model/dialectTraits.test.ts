import { expect, it } from 'vitest';
import { DIALECT_PRESETS } from '../../../dataProvider/dialects/presets';
import { resolveDialect } from '../../../dataProvider/dialects/resolveDialect';
import {
  ENVELOPE_PRESETS,
  EXPRESSION_PRESETS,
  PRESETS_WITH_ANY_FIELD_FILTERS,
  PRESETS_WITH_COMPARISONS,
  PRESETS_WITH_PATCH,
  PRESETS_WITH_SORTING,
} from '../../../src/model/compile/dialectTraits';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import { getSortFields } from '../../../src/model/compile/getSortFields';
import { createTestModule } from '../../support/entityModule';

it('the presets that sort are those whose definitions write an order', () => {
  const sorting = Object.keys(DIALECT_PRESETS).filter((name) => {
    const { list = {} } = resolveDialect(DIALECT_PRESETS, name);
    return list.sortParam !== undefined || list.package !== undefined;
  });
  expect(sorting.toSorted()).toEqual(PRESETS_WITH_SORTING.toSorted());
});

it('the presets that write an expression are those whose definitions have one', () => {
  const names = Object.keys(DIALECT_PRESETS).filter(
    (name) => resolveDialect(DIALECT_PRESETS, name).list?.filterExpression !== undefined,
  );
  expect(names).toEqual(EXPRESSION_PRESETS);
});

it('the presets with filters of any field, and those that compare, are those whose definitions say so', () => {
  const definitions = Object.keys(DIALECT_PRESETS).map(
    (name) => [name, resolveDialect(DIALECT_PRESETS, name)] as const,
  );
  const filtering = definitions.filter(([, { list }]) => list?.anyFieldFilters);
  expect(filtering.map(([name]) => name).toSorted()).toEqual(PRESETS_WITH_ANY_FIELD_FILTERS.toSorted());
  const comparing = filtering.filter(([, { list }]) =>
    ['gte', 'lte', 'like'].every((key) => key in (list?.filterParams ?? {})),
  );
  expect(comparing.map(([name]) => name).toSorted()).toEqual(PRESETS_WITH_COMPARISONS.toSorted());
});

it('the presets with an envelope are those whose definitions have one', () => {
  const names = Object.keys(DIALECT_PRESETS).filter((name) => resolveDialect(DIALECT_PRESETS, name).envelope);
  expect(names.toSorted()).toEqual(ENVELOPE_PRESETS.toSorted());
});

it('the presets that update by PATCH are those whose definitions say so', () => {
  const patching = Object.keys(DIALECT_PRESETS).filter(
    (name) => resolveDialect(DIALECT_PRESETS, name).update?.method === 'PATCH',
  );
  expect(patching.toSorted()).toEqual(PRESETS_WITH_PATCH.toSorted());
});

it.each<[string, unknown, string]>([
  ['that of a preset', { path: 'lots', dialect: 'odata' }, 'PATCH'],
  ['PUT of a preset that says nothing', { path: 'lots', dialect: 'spring' }, 'PUT'],
  ['that of an own dialect', { path: 'lots', dialect: 'own' }, 'PATCH'],
  ['an inherited one', { path: 'lots', dialect: 'heir' }, 'PATCH'],
  ['the one of the entity', { path: 'lots', dialect: 'own', update: 'PUT' }, 'PUT'],
  ['that of the default dialect', 'lots', 'PATCH'],
])('an update is sent by %s', (_, rest, method) => {
  const own = { update: { method: 'PATCH' } };
  const dialects = { $schema: '', $default: 'own', own, heir: { extends: 'own', update: { idInBody: false } } };
  const files = {
    'thing.json': {
      title: 'Thing',
      'x-admin': { idField: 'id', routes: {}, calls: { rest } },
      properties: { id: { type: 'integer' } },
    },
    'dialects.json': dialects,
  };
  expect(compileEntity('thing.json', files as never).entity.calls['update']).toMatchObject({
    method,
    path: 'lots/{id}',
  });
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
