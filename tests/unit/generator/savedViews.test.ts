import { describe, expect, it } from 'vitest';
import type { ListParamsConfig } from '../../../src/generator/queries/listParams';
import {
  createView,
  getMissingViewFields,
  getSharedViews,
  getViewParams,
  isViewModified,
  parseListView,
  parseListViews,
  type ListAppearance,
  type ListView,
} from '../../../src/generator/savedViews/listView';
import { createListViewDefinition } from '../../../src/generator/savedViews/listViewDefinition';
import { createViewHash, parseViewHash } from '../../../src/generator/savedViews/viewLink';
import { createTestModule } from '../../support/entityModule';

const { entity } = createTestModule(
  {
    properties: {
      boxId: { type: 'integer' },
      boxName: { type: 'string' },
      state: { type: 'string', enum: ['A', 'B'] },
      note: { type: 'string' },
    },
  },
  {
    idField: 'boxId',
    routes: { list: '/boxes' },
    calls: { rest: 'boxes' },
    list: {
      columns: ['boxId', 'boxName', 'state', { field: 'note', hiddenByDefault: true }],
      filters: ['state', { name: 'criteria', search: true }],
      views: [
        {
          name: 'broken',
          title: 'Broken boxes',
          filters: { state: 'B' },
          columns: ['boxId', 'note'],
          sort: '-boxName',
          pageSize: 50,
          density: 'compact',
        },
        { name: 'all', title: 'All boxes' },
      ],
    },
  },
);
const rules: ListParamsConfig = {
  pageSize: 10,
  filters: entity.list!.filters.fields,
  sortFields: entity.list!.sortFields ?? [],
};
const list = { entity, rules };
const [broken, all] = getSharedViews(entity) as [ListView, ListView];
const USUAL: ListAppearance = {
  columns: { boxId: true, boxName: true, state: true, note: false },
  density: 'comfortable',
};
const own: ListView = { id: '5', title: 'Mine', filter: { state: 'B' }, columns: { note: true } };

describe('the views of a schema file', () => {
  it('have all that the file says', () =>
    expect(broken).toEqual({
      id: 'broken',
      title: 'Broken boxes',
      filter: { state: 'B' },
      sort: '-boxName',
      perPage: 50,
      columns: { boxId: true, boxName: false, state: false, note: true },
      density: 'compact',
    }));

  it('leave the rest to the list', () => expect(all).toEqual({ id: 'all', title: 'All boxes', filter: {} }));
});

describe('a stored view', () => {
  it.each<[string, unknown, object | undefined]>([
    ['as it was saved', own, own],
    ['with a name too long', { id: '5', title: ` ${'x'.repeat(80)}` }, { id: '5', title: 'x'.repeat(60) }],
    ['without a name', { id: '5', title: ' ' }, undefined],
    ['without an id', { title: 'Mine' }, undefined],
    ['that is none', [own], undefined],
    [
      'with values of other kinds',
      { ...own, filter: 'state', sort: 1, perPage: '20', columns: { note: 'yes' }, density: 'wide', more: 1 },
      { id: '5', title: 'Mine' },
    ],
  ])('%s', (_, stored, view) => expect(parseListView(stored)).toEqual(view));

  it('is left out of a list if it is none', () => {
    expect(parseListViews([own, 'x', null])).toEqual([own]);
    expect(parseListViews({})).toEqual([]);
  });
});

describe('the state of a list with a view', () => {
  it.each<[string, ListView, object]>([
    ['of the file', broken, { page: 1, perPage: 50, filter: { state: 'B' }, sort: '-boxName', view: 'broken' }],
    ['without filters', all, { page: 1, perPage: 10, filter: {}, view: 'all' }],
    [
      'that names what is gone',
      { ...own, filter: { state: 'B', kind: 1 }, sort: 'kind', perPage: 7 },
      { page: 1, perPage: 10, filter: { state: 'B' }, view: '5' },
    ],
  ])('%s', (_, view, params) => expect(getViewParams(view, rules)).toEqual(params));

  it.each<[string, ListView, string[]]>([
    ['none', own, []],
    ['a filter and a column', { ...own, filter: { kind: 1 }, columns: { colour: true } }, ['kind', 'colour']],
    ['a code that no longer exists', { ...own, filter: { state: 'C' } }, ['state']],
    ['an order', { ...own, sort: '-weight' }, ['weight']],
  ])('the list lacks %s', (_, view, names) => expect(getMissingViewFields(view, list)).toEqual(names));
});

describe('a list that shows a view', () => {
  const shown = getViewParams(own, rules);
  const columns = { ...USUAL.columns, note: true };
  const looks = { ...USUAL, columns };

  it.each<[string, ListView, object, ListAppearance, boolean]>([
    ['as it was saved', own, {}, looks, false],
    ['on another page, with a dialog', own, { page: 3, dialog: 'create' }, looks, false],
    ['with another filter', own, { filter: { state: 'B', criteria: 'x' } }, looks, true],
    ['without filters', own, { filter: {} }, looks, true],
    ['in another order', own, { sort: 'boxName' }, looks, true],
    ['with more rows', own, { perPage: 20 }, looks, true],
    ['without a column', own, {}, USUAL, true],
    ['in a density of which the view says nothing', own, {}, { columns, density: 'compact' }, false],
    ['in another density', { ...own, density: 'compact' }, {}, looks, true],
  ])('%s', (_, view, change, appearance, isModified) =>
    expect(isViewModified(view, { ...shown, ...change }, appearance, list)).toBe(isModified),
  );

  it('is the view that is saved of it', () => {
    const params = { ...shown, perPage: 20, sort: 'boxName' };
    const saved = createView({ id: '6', title: 'New' }, params, looks, list);
    expect(saved).toEqual({
      id: '6',
      title: 'New',
      filter: { state: 'B' },
      sort: 'boxName',
      perPage: 20,
      columns: { note: true },
      density: 'comfortable',
    });
    expect(isViewModified(saved, params, looks, list)).toBe(false);
  });
});

describe('a view as an entry of the schema file', () => {
  const params = { page: 2, perPage: 10, filter: {} };

  it.each([
    [
      'with all that differs from the list',
      'Broken ones',
      { ...params, filter: { state: 'B' }, sort: '-boxName', perPage: 50 },
      { note: true, state: false },
      {
        name: 'broken-ones',
        title: 'Broken ones',
        filters: { state: 'B' },
        columns: ['boxId', 'boxName', 'note'],
        sort: '-boxName',
        pageSize: 50,
        density: 'compact',
      },
    ],
    ['without what is as in the list', 'Usual', params, {}, { name: 'usual', title: 'Usual', density: 'compact' }],
    [
      'without an order that only the browser makes',
      'Noted',
      { ...params, sort: 'unknown' },
      {},
      { name: 'noted', title: 'Noted', density: 'compact' },
    ],
    ['under a name that no view has', 'Broken', params, {}, { name: 'broken-2', title: 'Broken', density: 'compact' }],
    [
      'under a name of letters',
      '50 Späte',
      params,
      {},
      { name: 'view-50-spa-te', title: '50 Späte', density: 'compact' },
    ],
    [
      'under a name of its own where its title has none',
      '故障',
      params,
      {},
      { name: 'view', title: '故障', density: 'compact' },
    ],
  ])('is written %s', (_, title, shown, columns, expected) => {
    const appearance = { columns: { ...USUAL.columns, ...columns }, density: 'compact' as const };
    expect(createListViewDefinition(title, shown, appearance, entity, 10)).toEqual(expected);
  });
});

describe('the link to a view', () => {
  it('leads to a view of the file by its name', () => {
    expect(createViewHash('broken')).toBe('#view=broken');
    expect(parseViewHash('#view=broken')).toBe('broken');
  });

  it('carries a view that the recipient does not have', () => {
    const hash = createViewHash({ ...own, title: 'Späte & "frühe"' });
    expect(hash).not.toMatch(/[\s"&{]/);
    expect(parseViewHash(hash)).toEqual({ ...own, id: '0', title: 'Späte & "frühe"' });
  });

  it.each(['', '#top', '#view=', '#view=%', '#view={"title":', '#view={}'])('is none: %s', (hash) =>
    expect(parseViewHash(hash)).toBeUndefined(),
  );
});
