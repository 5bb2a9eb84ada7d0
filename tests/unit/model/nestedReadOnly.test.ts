/** What only the server writes into an object or a row, which a request replaces as a whole. */
import { describe, expect, it } from 'vitest';
import { pickWritableFields } from '../../../fixtures/entityApi/pickWritableFields';
import { toEditedBody } from '../../../src/model/wire/toEditedBody';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { filledOf, type Values } from './filled';

const TEXT = { type: 'string' } as const;
const MADE = { ...TEXT, readOnly: true, default: 'now' } as const;
const TEXTS = { type: 'array', items: TEXT } as const;
const OPTIONAL = { type: 'object' as const, required: ['street'] };
const HASH = { type: 'object', readOnly: true, properties: { value: TEXT, made: MADE } } as const;

const filled = filledOf({
  properties: {
    made: MADE,
    content: {
      type: 'object',
      properties: { name: TEXT, made: MADE, hash: HASH, sum: { 'x-ui': { valueFrom: 'name' } } },
    },
    box: { type: ['object', 'null'], properties: { name: TEXT, made: MADE } },
    rows: { type: 'array', items: { type: 'object', properties: { name: TEXT, made: MADE } } },
  },
});

const STORED: Values = {
  content: { name: 'a', made: 'x', hash: { value: 'v', made: '' } },
  box: { made: 'x' },
  rows: [{ name: 'a', made: 'x' }, { made: 'y' }, { name: 'c' }],
};

const edit = (record: Values, typed: Values): Values => {
  const initial = toFormValues(filled.shape, record);
  return toEditedBody(filled, { ...structuredClone(initial), ...typed }, initial);
};

describe('what only the server writes inside an object', () => {
  it.each<[string, Values, Values]>([
    ['goes back as it was stored', {}, {}],
    [
      'stays beside a change',
      { content: { name: 'b', made: 'x', hash: { value: 'v', made: '' } } },
      {
        content: { name: 'b', made: 'x', hash: { value: 'v', made: '' } },
      },
    ],
    ['is what was stored, whatever the form has', { content: { name: 'a', made: 'z', hash: {} } }, {}],
    [
      'stays where nothing else is left',
      { content: { name: '', made: 'x', hash: { value: 'v', made: '' } } },
      {
        content: { made: 'x', hash: { value: 'v', made: '' } },
      },
    ],
    [
      'goes with its row',
      { rows: [{ made: 'y' }, { name: 'n', made: 'now' }] },
      {
        rows: [{ made: 'y' }, { name: 'n' }],
      },
    ],
    ['is null with its object', { box: null }, { box: null }],
    [
      'stays with its row where another is removed',
      { rows: [{ name: 'C', made: 'y' }] },
      { rows: [{ name: 'C', made: 'y' }] },
    ],
    [
      'is not given to a new row at its place',
      { rows: [{ name: 'n' }, { name: 'A', made: 'x' }] },
      { rows: [{ name: 'n' }, { name: 'A', made: 'x' }] },
    ],
    [
      'moves with its row',
      { rows: [{ name: 'c' }, { name: 'B', made: 'y' }, { name: 'A', made: 'x' }] },
      { rows: [{ name: 'c' }, { name: 'B', made: 'y' }, { name: 'A', made: 'x' }] },
    ],
    ['does not keep an object that is removed', { content: undefined }, { content: undefined }],
  ])('%s', (_, typed, changed) => expect(edit(STORED, typed)).toEqual({ ...STORED, ...changed }));

  it('does not keep an emptied object of which the API needs more', () => {
    const address = { ...OPTIONAL, properties: { street: TEXT, made: MADE } };
    const free = {
      ...OPTIONAL,
      properties: { street: TEXT, city: { type: ['string', 'null'] as ['string', 'null'] }, tags: TEXTS },
    };
    const form = filledOf({ properties: { address, free } });
    const initial = toFormValues(form.shape, {
      address: { street: 's', made: 'x' },
      free: { street: 's', city: null, tags: [] },
    });
    const typed = { address: undefined, free: { street: '', city: null, tags: [] } };
    expect(toEditedBody(form, typed, initial)).toEqual({});
  });

  it('is not in new objects and records', () => {
    const created = { content: { name: 'a', made: 'now' }, rows: [{ name: 'a', made: 'now' }] };
    const sent = { content: { name: 'a' }, rows: [{ name: 'a' }] };
    expect(toEditedBody(filled, created, undefined)).toEqual(sent);
    expect(edit({}, created)).toEqual(sent);
  });

  it('is not sent as a field of the record itself', () => expect(edit({ made: 'x' }, {})).toEqual({}));

  it('is taken by the fixture API', () => {
    expect(pickWritableFields({ made: 'x', ...STORED }, filled.shape)).toEqual({
      ...STORED,
      content: { name: 'a', made: 'x', hash: { value: 'v' } },
    });
  });
});
