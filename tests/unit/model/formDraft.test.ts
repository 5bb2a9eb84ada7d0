import { describe, expect, it } from 'vitest';
import { createDraft, restoreDraft } from '../../../src/model/form/formDraft';
import { parseStoredDraft, type FormDraft } from '../../../src/model/form/parseStoredDraft';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { fieldsOf, type Values } from './filled';

const UPLOAD = { call: 'POST files', accept: ['.pdf'], maxSizeBytes: 9, responsePath: 'path' };
const properties: NonNullable<FieldDefinition['properties']> = {
  name: { type: 'string' },
  note: { type: 'string' },
  password: { type: 'string', 'x-ui': { widget: 'password' } },
  key: { type: 'string', 'x-ui': { maskedByServer: true } },
  pin: { type: 'string', writeOnly: true },
  paper: { type: 'string', 'x-ui': { upload: UPLOAD } },
  views: { type: 'integer', readOnly: true },
  relay: { type: 'object', properties: { host: { type: 'string' }, secret: { type: 'string', writeOnly: true } } },
  users: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        userId: { type: 'integer' },
        user: { type: 'string' },
        pass: { type: 'string', 'x-ui': { maskedByServer: true } },
      },
    },
    'x-ui': { rows: { idField: 'userId' } },
  },
};
const { shape } = fieldsOf(properties);

const initialValues: Values = {
  name: 'Night',
  note: 'n',
  password: 'old',
  key: '***',
  views: 1,
  relay: { host: 'a', secret: 's' },
  users: [{ userId: 1, user: 'ana', pass: '***' }],
};
const kept = (typed: Values): FormDraft | undefined =>
  createDraft(shape, initialValues, { ...initialValues, ...typed }, 5);

describe('what is kept of a form', () => {
  it.each<[string, Values, Values | undefined]>([
    ['nothing of an untouched form', {}, undefined],
    ['nothing of blanks', { name: ' Night ' }, undefined],
    ['what was changed', { name: 'Day' }, { name: 'Day' }],
    ['that a field was emptied', { note: undefined }, { note: null }],
    ['no password', { password: 'hunter2' }, undefined],
    ['no secret behind a mask', { key: 'hunter2' }, undefined],
    ['nothing that is never shown again', { pin: '1234' }, undefined],
    ['no file', { paper: '/files/1.pdf' }, undefined],
    ['nothing of the server', { views: 2 }, undefined],
    ['an object without its secret', { relay: { host: 'b', secret: 'new' } }, { relay: { host: 'b' } }],
    [
      'rows without theirs',
      {
        users: [
          { userId: 1, user: 'bo', pass: 'new' },
          { user: 'cy', pass: 'other' },
        ],
      },
      { users: [{ userId: 1, user: 'bo' }, { user: 'cy' }] },
    ],
  ])('is %s', (_, typed, expected) => {
    const text = JSON.stringify(kept(typed) ?? null);
    expect((JSON.parse(text) as FormDraft | null)?.values).toEqual(expected);
    expect(text).not.toMatch(/hunter2|1234|new|other|\*|old|"s"/);
  });

  it.each<[Values, boolean | undefined]>([
    [{ name: 'Day' }, false],
    [{ name: 'Day', password: 'hunter2' }, true],
    [{ name: 'Day', paper: '/files/1.pdf' }, true],
    [{ relay: { host: 'b', secret: 's' } }, false],
    [{ relay: { host: 'b', secret: 'new' } }, true],
  ])('says whether something is missing: %j', (typed, lacks) => expect(kept(typed)?.isIncomplete).toBe(lacks));
});

describe('a draft that is put back', () => {
  const back = (typed: Values, fresh: Values = initialValues, now = shape) =>
    restoreDraft(now, JSON.parse(JSON.stringify(kept(typed))) as FormDraft, fresh);

  it('holds what was typed, over what the server has now', () => {
    const restored = back({ name: 'Day' }, { ...initialValues, note: 'theirs', views: 7 });
    expect(restored).toEqual({
      values: { ...initialValues, name: 'Day', note: 'theirs', views: 7 },
      initialValues: { ...initialValues, note: 'theirs', views: 7 },
      isOutdated: false,
    });
  });

  it('is compared with what stood there then, where another has changed it since', () => {
    const restored = back({ name: 'Day' }, { ...initialValues, name: 'Noon' });
    expect(restored).toMatchObject({ values: { name: 'Day' }, initialValues: { name: 'Night' }, isOutdated: true });
  });

  it('takes secrets from what the server has', () => {
    const users = [
      { userId: 2, user: 'bo', pass: 'x' },
      { userId: 1, user: 'dee', pass: 'y' },
      { user: 'cy', pass: 'z' },
    ];
    expect(back({ users })?.values['users']).toEqual([
      { userId: 2, user: 'bo' },
      { userId: 1, user: 'dee', pass: '***' },
      { user: 'cy' },
    ]);
    expect(back({ relay: { host: 'b', secret: 'new' } })?.values['relay']).toEqual({ host: 'b', secret: 's' });
  });

  it('is none where the server has the same by now', () => {
    expect(back({ name: 'Day' }, { ...initialValues, name: 'Day' })).toBeUndefined();
  });

  it.each<[string, NonNullable<FieldDefinition['properties']>, boolean]>([
    ['a field that is gone', {}, false],
    ['another type', { name: { type: 'integer' } }, false],
    ['another object', { name: { type: 'object', properties: { first: { type: 'string' } } } }, false],
    ['a field that is the server’s now', { name: { type: 'string', readOnly: true } }, false],
    ['another title and limit', { name: { type: 'string', title: 'Other', maxLength: 3 } }, true],
    ['another field', { name: { type: 'string' }, more: { type: 'string' } }, true],
  ])('meets %s', (_, changed, fits) => {
    expect(back({ name: 'Day' }, initialValues, fieldsOf(changed).shape) !== undefined).toBe(fits);
  });
});

describe('what a storage holds', () => {
  const draft = kept({ name: 'Day' })!;
  const DAY = 86_400_000;
  it.each<[string, unknown, number, boolean]>([
    ['a draft', draft, 6, true],
    ['a draft of almost a day', draft, DAY + 4, true],
    ['a draft of a day', draft, DAY + 5, false],
    ['nothing', null, 6, false],
    ['a text', 'x', 6, false],
    ['a list', [], 6, false],
    ['no time', { ...draft, savedAt: 'now' }, 6, false],
    ['a time as text', { ...draft, savedAt: '5' }, 6, false],
    ['no values', { ...draft, values: null }, 6, false],
    ['no fields', { ...draft, structures: 1 }, 6, false],
    ['nothing of then', { ...draft, initialValues: [] }, 6, false],
  ])('%s', (_, stored, now, isOne) => expect(parseStoredDraft(stored, now) !== undefined).toBe(isOne));
});
