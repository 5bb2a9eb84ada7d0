/** The link of a row to its record, in a list and in the command palette. */
import { describe, expect, it } from 'vitest';
import { getRecordLink, getScreenLink } from '../../../src/generator/actions/recordLink';
import type { Row } from '../../../src/generator/shared/listRowIds';
import { createTestModule } from '../../support/entityModule';

const properties = { id: { type: 'integer' }, name: { type: 'string' } } as const;
const CALLS = { get: 'GET things/{id}', create: 'POST things', update: 'PUT things' } as const;
const SCREENS = { list: '/things', create: '/things/add', update: '/things/edit/{id}', view: '/things/view/{id}' };

type Admin = NonNullable<Parameters<typeof createTestModule>[1]>;
const of = (more: Admin = {}) =>
  createTestModule(
    { properties },
    { routes: SCREENS, calls: CALLS, list: { columns: ['name'] }, form: { openAs: 'screen' }, ...more },
  );
const USER = { viewOnly: false, role: 'ADMIN' };
const ROW = { id: 7, name: 'Night' };

describe('the way into a row', () => {
  const dialog = of({ form: { openAs: 'dialog' }, routes: { list: '/things', view: '/things/view/{id}' } });
  it.each<[string, ReturnType<typeof of>, Row, unknown]>([
    ['is its form', of(), ROW, { to: '/things/edit/7', record: 7 }],
    ['is its form over the list', dialog, ROW, { dialog: { edit: '7' } }],
    [
      'is its view where the list says so',
      of({ list: { columns: ['name'], rowClick: 'view' } }),
      ROW,
      { to: '/things/view/7', record: 7 },
    ],
    ['is none where nothing changes it', of({ calls: { get: CALLS.get } }), ROW, undefined],
    ['is none of a row that does not say which it is', of(), { id: '~1', name: 'Night' }, undefined],
    ['is none of a row that is out of use', of(), { ...ROW, dataStatus: 'Inactive' }, undefined],
  ])('%s', (_, module, row, way) => expect(getRecordLink(module, row, { routeIndex: 0, user: USER })).toEqual(way));

  it('is none into a form for whoever may only look', () => {
    expect(getRecordLink(of(), ROW, { routeIndex: 0, user: { ...USER, viewOnly: true } })).toBeUndefined();
  });

  it('is that of the address which the user is at', () => {
    const routes = { ...SCREENS, variants: [{ list: '/others', update: '/others/edit/{id}' }] };
    expect(getRecordLink(of({ routes }), ROW, { routeIndex: 1, user: USER })).toEqual({
      to: '/others/edit/7',
      record: 7,
    });
  });

  it('to something new is an address, or a dialog, also of what is like the row', () => {
    const all = [of().entity, dialog.entity].flatMap((entity) => [
      getScreenLink(entity, 'create', undefined, 0),
      getScreenLink(entity, 'duplicate', ROW, 0),
      getScreenLink(entity, 'view', ROW, 0),
    ]);
    expect(all).toEqual([
      { to: '/things/add' },
      { to: '/things/add?copy=7' },
      { to: '/things/view/7', record: 7 },
      { dialog: 'create' },
      { dialog: { copy: '7' } },
      { to: '/things/view/7', record: 7 },
    ]);
  });
});
