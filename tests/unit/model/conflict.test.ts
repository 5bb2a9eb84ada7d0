import { describe, expect, it } from 'vitest';
import { getUnsavedFieldChanges, getFieldConflicts, mergeRecordVersions } from '../../../src/model/form/conflict';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { createTestModule, getProductModule, getProductEntityNames } from '../../support/entityModule';
import type { Values } from './filled';

const PROPERTIES: NonNullable<FieldDefinition['properties']> = {
  name: { type: 'string' },
  note: { type: 'string' },
  rate: { type: 'number' },
  password: { type: 'string', 'x-ui': { maskedByServer: true } },
  period: {
    type: 'object',
    properties: { from: { type: 'string', format: 'date' }, to: { type: 'string', format: 'date' } },
    'x-ui': { widget: 'daterange', dateRange: { params: ['begin', 'end'] } },
  },
  links: {
    type: 'array',
    items: { type: 'object', properties: { linkId: { type: 'integer' }, label: { type: 'string' } } },
    'x-ui': { rows: { idField: 'linkId', trailingBlankRow: true } },
  },
  views: { type: 'integer', readOnly: true },
  version: { type: 'integer', readOnly: true, 'x-ui': { sendBackUnchanged: true } },
  more: { type: 'string' },
  updatedOn: { type: 'string' },
};
const CALLS = { get: 'GET things/{id}', update: 'PUT things' };
const { entity, validators } = createTestModule({ properties: PROPERTIES }, { calls: CALLS });
const { shape } = entity;

const record: Values = {
  id: 1,
  name: 'Night',
  note: 'n',
  rate: 5,
  password: '****',
  begin: '2026-01-01',
  end: '2026-01-02',
  links: [{ linkId: 1, label: 'One' }],
  views: 1,
  version: 1,
  undescribed: 'a',
};

const sides = (mine: Values, theirs: Values) => ({
  base: toFormValues(shape, record),
  mine: { ...toFormValues(shape, record), ...mine },
  theirs: toFormValues(shape, { ...record, ...theirs }),
});

const limited = (body: string[]) =>
  createTestModule(
    { properties: PROPERTIES },
    { calls: { ...CALLS, update: { endpoint: CALLS.update, bodyFields: body } } },
  ).entity;

const found = (mine: Values, theirs: Values, body?: string[]) =>
  getFieldConflicts(body ? limited(body) : entity, sides(mine, theirs)).map(
    ({ field, isMineToo }) => `${field.key}${isMineToo ? ' both' : ''}`,
  );

describe('what another has changed meanwhile', () => {
  it.each<[string, Values, Values, string[]]>([
    ['nothing', { name: 'Day' }, {}, []],
    ['a field that I have not touched', { name: 'Day' }, { note: 'x' }, ['note']],
    ['the field that I have changed', { name: 'Day' }, { name: 'Noon' }, ['name both']],
    ['first what both have changed', { rate: 7 }, { name: 'Noon', rate: 6 }, ['rate both', 'name']],
    ['the same as I', { name: 'Noon' }, { name: 'Noon' }, []],
    ['a field that is empty now', {}, { note: null }, ['note']],
    ['a field that they have emptied and I have, too', { note: '' }, { note: undefined }, []],
    ['blanks around a text', {}, { name: ' Night ' }, []],
    ['a mask of another length', {}, { password: '******' }, []],
    ['a row', {}, { links: [{ linkId: 1, label: 'Two' }] }, ['links']],
    ['the id of a row alone', {}, { links: [{ linkId: 9, label: 'One' }] }, []],
    ['one end of a period', {}, { end: '2026-01-09' }, ['period']],
    ['the time of the change alone', {}, { updatedOn: '10:01' }, []],
    ['what only the server writes', {}, { views: 2, version: 2, undescribed: 'b' }, []],
  ])('%s', (_, mine, theirs, expected) => expect(found(mine, theirs)).toEqual(expected));

  it('is asked about only where the call sends it', () => {
    const theirs = { name: 'Noon', note: 'x', end: '2026-01-09' };
    expect(found({}, theirs, ['name'])).toEqual(['name']);
    expect(found({}, theirs, ['begin', 'end'])).toEqual(['period']);
  });
});

describe('one record of both', () => {
  const merged = (mine: Values, theirs: Values, taken: string[] = []) => {
    const all = sides(mine, theirs);
    return mergeRecordVersions(shape, all, getFieldConflicts(entity, all), new Set(taken));
  };

  it.each<[string, Values, Values, string[], Values]>([
    ['mine, where I alone have changed it', { name: 'Day' }, {}, [], { name: 'Day' }],
    ['mine, where both have and I hold on to it', { name: 'Day' }, { name: 'Noon' }, [], { name: 'Day' }],
    ['theirs, where it is taken', { name: 'Day' }, { name: 'Noon' }, ['name'], { name: 'Noon' }],
    ['empty, where they have emptied it', { note: 'x' }, { note: undefined }, ['note'], { note: null }],
    ['what I opened, where I do not take theirs', {}, { note: 'x' }, [], { note: 'n' }],
    [
      'the ids of their rows',
      {},
      { links: [{ linkId: 9, label: 'One' }] },
      [],
      { links: [{ linkId: 9, label: 'One' }] },
    ],
    ['a new secret of mine', { password: 'new' }, { password: '**' }, [], { password: 'new' }],
    [
      'what only the server writes, and what nobody describes',
      { name: 'Day' },
      { views: 2, version: 2, undescribed: 'b' },
      [],
      { views: 2, version: 2, undescribed: 'b' },
    ],
    ['an input that the server leaves out', { more: '' }, { note: 'x' }, ['note'], { more: '' }],
  ])('has %s', (_, mine, theirs, taken, expected) => expect(merged(mine, theirs, taken)).toMatchObject(expected));
});

describe('whether a record is read again before it is updated', () => {
  const text = { type: 'string' } as const;
  const object = (...names: string[]): FieldDefinition => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, text])),
  });
  type Admin = NonNullable<Parameters<typeof createTestModule>[1]>;
  it.each<[string, FieldDefinition['properties'], Admin, unknown]>([
    ['by a time', { updateTime: text }, {}, { at: 'updateTime' }],
    ['by a time and a name', { updatedBy: text, updatedOn: text }, {}, { at: 'updatedOn', by: 'updatedBy' }],
    ['by the audit', { audit: object('updateBy', 'updateTime') }, {}, { at: 'audit.updateTime', by: 'audit.updateBy' }],
    [
      'by the record’s own time first',
      { audit: object('updateTime'), lastUpdateTime: text },
      {},
      { at: 'lastUpdateTime' },
    ],
    ['as others write it', { updated_at: text }, {}, { at: 'updated_at' }],
    ['as others write it, too', { lastModified: text }, {}, { at: 'lastModified' }],
    ['by a day and a time', { updateDateTime: text }, {}, { at: 'updateDateTime' }],
    ['by the field that is named', { touched: text }, { updatedAtField: 'touched' }, { at: 'touched' }],
    ['without a time, where it is wanted', {}, { conflictCheck: true }, {}],
    ['not without a time', { createTime: text, updateBy: text, changes: text }, {}, undefined],
    ['not where it is not wanted', { updateTime: text }, { conflictCheck: false }, undefined],
    ['not without a call that reads it', { updateTime: text }, { calls: { update: 'PUT things' } }, undefined],
    ['not from its list', { updateTime: text }, { calls: { ...CALLS, get: 'listRow' } }, undefined],
    ['from its list, where it is wanted', {}, { conflictCheck: true, calls: { ...CALLS, get: 'listRow' } }, {}],
    ['not without an update', { updateTime: text }, { calls: { get: CALLS.get, create: 'POST things' } }, undefined],
    ['by plain REST', { updatedAt: text }, { calls: { rest: 'things' } }, { at: 'updatedAt' }],
    [
      'where there is only one, which is created and updated by one call',
      { updateTime: text },
      { singleton: true, calls: { get: 'GET thing', create: 'POST thing' } },
      { at: 'updateTime' },
    ],
  ])('%s', (_, properties, admin, expected) => {
    expect(createTestModule({ properties: properties ?? {} }, { calls: CALLS, ...admin }).entity.conflictCheck).toEqual(
      expected,
    );
  });
});

describe('a screen of the product', () => {
  it.each(getProductEntityNames())('overwrites nothing unseen: %s', (name) => {
    const { form, calls, conflictCheck } = getProductModule(name).entity;
    expect(conflictCheck !== undefined).toBe(form !== undefined && calls['update'] !== undefined);
  });
});

describe('what comes along with a choice', () => {
  const chosen = createTestModule(
    {
      properties: {
        email: {
          type: 'string',
          'x-ui': { options: 'users', fieldsFromOption: { userPk: 'userPk', userName: 'name' } },
        },
        userPk: { type: 'integer', readOnly: true, 'x-ui': { sendBackUnchanged: true } },
        userName: { type: 'string', readOnly: true },
      },
    },
    { calls: CALLS },
    { users: { call: 'GET users', valueField: 'email', labelField: 'email' } },
  ).entity;
  const [opened, mine, theirs] = ['a', 'b', 'c'].map((email, userPk) => ({ email, userPk, userName: email }));

  it.each<[string, Values, string[], Values]>([
    ['mine', opened!, [], mine!],
    ['mine, against theirs', theirs!, [], mine!],
    ['theirs', theirs!, ['email'], theirs!],
  ])('goes with the choice that is %s', (_, now, taken, expected) => {
    const all = { base: opened!, mine: mine!, theirs: now };
    expect(mergeRecordVersions(chosen.shape, all, getFieldConflicts(chosen, all), new Set(taken))).toEqual(expected);
  });
});

describe('what a save changes', () => {
  const changed = (mine: Values, filled = { shape, validators }, given = entity) => {
    const { base, mine: after } = sides(mine, {});
    return getUnsavedFieldChanges(given, filled, { base, mine: after });
  };
  it.each<[string, Values, string[]]>([
    ['nothing that is as it was', {}, []],
    ['what was typed', { name: 'Day', rate: 6 }, ['name', 'rate']],
    ['what was emptied', { note: '' }, ['note']],
    ['no blanks around a text', { name: ' Night ' }, []],
    ['no blank row', { links: [{ linkId: 1, label: 'One' }, { label: '' }] }, []],
    ['a row that is gone', { links: [] }, ['links']],
    ['one end of a period', { period: { from: '2026-01-01', to: '2026-02-01' } }, ['period']],
    ['a new secret', { password: 'new' }, ['password']],
    ['no mask', { password: '********' }, []],
    ['nothing of the server', { views: 9, version: 9 }, []],
  ])('is %s', (_, mine, names) => {
    expect(changed(mine).fields.map(({ name }) => name)).toEqual(names);
  });

  it('is nothing that the call does not send', () => {
    const own = createTestModule(
      { properties: PROPERTIES },
      { calls: { ...CALLS, update: { endpoint: 'PUT things', bodyFields: ['note'] } } },
    );
    const filled = { shape: own.entity.shape, validators: own.validators };
    const { fields } = changed({ name: 'Day', note: 'x' }, filled, own.entity);
    expect(fields.map(({ name }) => name)).toEqual(['note']);
  });

  it('is also what a rule takes away, and nothing that it has never left', () => {
    const rule = { properties: { name: { const: 'Day' } }, required: ['name'] };
    const own = createTestModule(
      {
        properties: PROPERTIES,
        if: rule,
        then: { properties: { note: false } },
        else: { properties: { more: false } },
      },
      { calls: CALLS },
    );
    const filled = { shape: own.entity.shape, validators: own.validators };
    const { fields, sides: both } = changed({ name: 'Day', more: 'kept' }, filled, own.entity);
    expect(fields.map(({ name }) => name)).toEqual(['name', 'note', 'more']);
    expect([both.base['note'], both.mine['note']]).toEqual(['n', undefined]);
    expect(changed({ more: 'hidden' }, filled, own.entity).fields).toEqual([]);
  });
});
