import { describe, expect, it } from 'vitest';
import { toEditedBody, toLoadedBody } from '../../../src/model/wire/toEditedBody';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { filledOf, type Values } from './filled';

const TEXT = { type: 'string' } as const;
const TAGS = { type: 'array', items: TEXT } as const;

describe('what nobody has changed', () => {
  const thing = filledOf({
    properties: {
      kind: { enum: ['A', 'B'] },
      name: TEXT,
      note: TEXT,
      remark: { type: ['string', 'null'] },
      size: { type: ['integer', 'null'] },
      tags: TAGS,
      any: { 'x-ui': { widget: 'json' } },
      needed: TAGS,
      owner: {
        type: 'object',
        properties: { name: TEXT, tags: TAGS, isClosed: { type: 'boolean' } },
        if: { properties: { isClosed: { const: true } }, required: ['isClosed'] },
        then: { properties: { tags: false } },
      },
      plan: {
        type: 'object',
        required: ['retries', 'name'],
        properties: { retries: { type: 'integer', default: 3 }, name: TEXT, tags: TAGS },
      },
      mode: {
        type: 'object',
        properties: {
          kind: { enum: ['auto', 'manual'], default: 'auto' },
          more: { type: 'object', properties: { level: { type: 'integer', default: 1 } } },
        },
      },
      picture: { type: ['object', 'null'], properties: { width: { type: 'integer' } } },
      cover: {
        type: ['object', 'null'],
        properties: { color: { type: 'string', default: 'red' }, name: { type: ['string', 'null'] } },
      },
      open: { type: 'object', additionalProperties: true, properties: { name: TEXT } },
      rows: {
        type: 'array',
        items: { type: 'object', properties: { label: TEXT, no: { type: 'integer', default: 1 }, tags: TAGS } },
      },
      steps: {
        type: 'array',
        items: { type: 'object', properties: { label: TEXT, count: { type: 'integer' } } },
        'x-ui': { rows: { sendRowWhen: { required: ['label'] } } },
      },
    },
    required: ['needed'],
    if: { properties: { kind: { const: 'B' } }, required: ['kind'] },
    then: { properties: { note: false } },
  });
  /** The body after these values were typed into the form of the record. */
  const edit = (record: Values, typed: Values): Values => {
    const initial = toFormValues(thing.shape, record);
    const { needed, ...body } = toEditedBody(thing, { ...structuredClone(initial), ...typed }, initial);
    return needed === undefined || (Array.isArray(needed) && needed.length === 0) ? body : { needed, ...body };
  };

  it.each<[string, Values]>([
    ['an object without values', { owner: {} }],
    ['an object of which only a default is known', { plan: { retries: 3 } }],
    ['an object with an empty text', { owner: { name: '' } }],
    ['an object with an empty list', { owner: { tags: [] } }],
    ['an object that is null', { picture: null }],
    ['an object without a value of the schema', { open: { other: 1 } }],
    ['rows without values', { rows: [{}, { label: 'a' }, {}] }],
    ['a row with a default only', { rows: [{ no: 1 }] }],
    ['a row with an empty list', { rows: [{ tags: [], label: 'a' }, { label: 'b' }] }],
    ['a text with spaces around it', { note: ' a ' }],
    ['a text of spaces only', { note: '  ', owner: { name: ' ' }, rows: [{ label: '  ' }] }],
    ['an empty list', { tags: [] }],
    ['a list of which a text is empty, or has spaces', { tags: ['', 'a '] }],
    ['null that is edited as JSON', { any: null }],
  ])('is sent as it was loaded: %s', (_, record) => {
    expect(edit(record, { name: 'new' })).toEqual({ name: 'new', ...record });
    expect(toLoadedBody(thing, toFormValues(thing.shape, record))).toEqual(record);
  });

  it.each<[string, Values]>([
    ['lists', { tags: [] }],
    ['objects', { owner: { name: null, tags: [] }, plan: { name: '', tags: [] }, picture: { width: null } }],
    ['rows', { rows: [{}, { label: null }] }],
    ['values that may be null', { remark: '', size: null }],
    ['an object of defaults', { mode: { kind: 'auto', more: { level: 1 } } }],
  ])('is not added by empty inputs: %s', (_, blank) =>
    expect(edit({}, { ...blank, name: 'new' })).toEqual({ name: 'new' }),
  );

  it('an object that is null stays null if inputs add its defaults', () =>
    expect(edit({ cover: null }, { cover: { color: 'red', name: null } })).toEqual({ cover: null }));

  it.each<[string, Values, Values, Values]>([
    ['by a rule', { kind: 'A', note: 'a' }, { kind: 'B' }, { kind: 'B' }],
    [
      'by a rule of an object',
      { owner: { tags: ['x'] } },
      { owner: { tags: ['x'], isClosed: true } },
      { owner: { isClosed: true } },
    ],
    ['text', { note: 'a' }, { note: '' }, {}],
    ['text of spaces only', { note: '  ' }, { note: '' }, {}],
    ['text of an object', { owner: { name: 'a' } }, { owner: { name: null } }, {}],
    ['list', { tags: ['a'] }, { tags: [] }, { tags: [] }],
    ['row', { rows: [{}, { label: 'a' }, {}] }, { rows: [{}, {}] }, { rows: [{}, {}] }],
    [
      'first row',
      { rows: [{ label: ' a' }, { label: ' b' }] },
      { rows: [{ label: ' b' }] },
      { rows: [{ label: ' b' }] },
    ],
  ])('does not bring back what was removed: %s', (_, record, typed, body) => expect(edit(record, typed)).toEqual(body));

  it.each<[string, Values, Values, Values]>([
    [
      'row',
      { rows: [{ label: 'a', tags: [] }, {}] },
      { rows: [{ label: 'b', tags: [] }, {}] },
      { rows: [{ label: 'b', tags: [] }, {}] },
    ],
    ['new row', { rows: [{}] }, { rows: [{}, { label: 'b', tags: [] }, {}] }, { rows: [{}, { label: 'b', tags: [] }] }],
    ['object', { owner: { name: 'a' } }, { owner: { name: 'b', tags: [] } }, { owner: { name: 'b' } }],
    ['defaults', {}, { mode: { kind: 'auto', more: { level: 2 } } }, { mode: { kind: 'auto', more: { level: 2 } } }],
  ])('stays beside a change in the same part: %s', (_, record, typed, body) =>
    expect(edit(record, typed)).toEqual(body),
  );
});

describe('lists of other kinds', () => {
  const ROW = {
    type: 'object',
    properties: { id: { type: 'integer', readOnly: true }, kind: TEXT, label: TEXT, tags: TAGS },
  } as const;
  const lists = filledOf({
    properties: {
      name: TEXT,
      least: { ...TAGS, minItems: 1 },
      empty: { ...TAGS, minItems: 0 },
      place: { type: 'object', properties: { city: TEXT } },
      saved: { type: 'array', items: ROW, 'x-ui': { rows: { idField: 'id' } } },
      open: { type: 'array', items: { type: 'object', properties: { label: TEXT }, additionalProperties: true } },
      json: { type: 'array', items: {} },
      nulled: { type: ['array', 'null'], items: TEXT, 'x-ui': { emptyValue: null } },
      unset: { enum: ['a', 'b'], 'x-ui': { emptyValue: null } },
      other: { enum: ['a', 'b'] },
      complete: {
        type: 'array',
        items: ROW,
        'x-ui': { rows: { sendRowWhen: { required: ['label'] } } },
      },
      fixed: {
        type: 'array',
        items: { type: 'object', properties: { kind: { enum: ['A', 'B'], default: 'A' }, label: TEXT } },
        default: [{ kind: 'A' }, { kind: 'B' }],
        'x-ui': { rows: { fixedRowKeyField: 'kind' } },
      },
    },
    required: ['empty', 'place'],
  });
  const LEAST = { empty: [], place: {}, fixed: [{ kind: 'B' }] };

  it.each<[string, Values, Values]>([
    ['null of a list that needs entries is not sent as an empty list', { least: null }, {}],
    ['required parts are sent, also if the record lacks them', {}, {}],
    ['blank rows with ids are not sent', { saved: [{ id: 7 }] }, { saved: [] }],
    ['incomplete rows are not sent', { complete: [{ kind: 'a' }, { label: 'b' }] }, { complete: [{ label: 'b' }] }],
    ['incomplete rows alone leave an empty list', { complete: [{ kind: 'a' }] }, { complete: [] }],
    ['blank rows keep what the schema does not describe', { open: [{ extra: 5 }, {}] }, { open: [{ extra: 5 }, {}] }],
    ['an empty list typed as JSON is sent', { json: [] }, { json: [] }],
    ['null of a list stays null', { nulled: null }, { nulled: null }],
    ['null of a choice that is cleared as null stays null', { unset: null }, { unset: null }],
    ['null of a choice that has no null is not sent', { other: null }, {}],
    ['an absent list that users clear as null stays absent', {}, {}],
    [
      'fixed rows that the API has not sent are not sent',
      { fixed: [{ kind: 'B', label: 'b' }] },
      { fixed: [{ kind: 'B', label: 'b' }] },
    ],
  ])('%s', (_, record, sent) => {
    const initial = toFormValues(lists.shape, record);
    const typed = { ...structuredClone(initial), name: 'new' };
    expect(toEditedBody(lists, typed, initial)).toEqual({ name: 'new', ...LEAST, ...sent });
  });

  it.each<[string, Values, Values, Values]>([
    [
      'a changed row is found by its id',
      {
        saved: [
          { id: 1, label: ' A' },
          { id: 2, label: 'A', tags: ['x'] },
        ],
      },
      { saved: [{ id: 2, label: 'B', tags: [] }] },
      { saved: [{ id: 2, label: 'B', tags: [] }] },
    ],
    [
      'a row keeps its text, not that of another row',
      {
        saved: [
          { id: 1, label: ' A' },
          { id: 2, label: 'A', kind: 'a' },
        ],
      },
      { saved: [{ id: 2, label: 'A', kind: 'b' }] },
      { saved: [{ id: 2, label: 'A', kind: 'b' }] },
    ],
    ['an empty list typed as JSON can be removed', { json: [] }, { json: null }, {}],
  ])('%s', (_, record, typed, sent) => {
    const initial = toFormValues(lists.shape, record);
    expect(toEditedBody(lists, { ...structuredClone(initial), ...typed }, initial)).toEqual({ ...LEAST, ...sent });
  });
});

it('null stays null where an empty list, or no object at all, would be another value', () => {
  const thing = filledOf({
    properties: {
      tags: { type: ['array', 'null'], items: TEXT, minItems: 0 },
      plan: { type: 'object', properties: { note: { type: ['string', 'null'] } }, required: ['note'] },
    },
    required: ['tags'],
  });
  const record = { tags: null, plan: { note: null } };
  const initial = toFormValues(thing.shape, record);
  expect(toEditedBody(thing, initial, initial)).toEqual(record);
});
