import { describe, expect, it } from 'vitest';
import { checkRow, checkRows, type RowCall } from '../../../../src/model/contract/checkRow';
import { createDeviationLog, type Deviation } from '../../../../src/model/contract/deviation';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../../support/entityModule';

const LIST: RowCall = { endpoint: 'GET things', responseKind: 'list' };
const RECORD: RowCall = { endpoint: 'GET things/{id}', responseKind: 'record' };

const check = (property: FieldDefinition, value: unknown, required: string[] = []): string[] => {
  const module = createTestModule({ properties: { field: property }, required });
  return describeAll(checkRow(module, value === undefined ? { id: 1 } : { id: 1, field: value }, RECORD));
};

const describeAll = (deviations: readonly Deviation[]): string[] =>
  deviations.map(({ kind, field, expected, seen }) => `${field} ${kind}: ${expected}; ${seen}`);

describe('the value of a field', () => {
  it.each<[name: string, property: FieldDefinition, value: unknown, found: string[]]>([
    ['a text', { type: 'string' }, 'red', []],
    ['a number for a text', { type: 'string' }, 7, ['field type: text; whole number']],
    ['a text for a number', { type: 'integer' }, '7', ['field type: whole number; text of 1 character']],
    ['decimals', { type: 'integer' }, 7.5, ['field type: whole number; number with decimals']],
    ['an object for a text', { type: 'string' }, { a: 1 }, ['field type: text; object with 1 key']],
    ['a number for a switch', { type: 'boolean' }, 1, ['field type: boolean; whole number']],
    ['null', { type: 'string' }, null, ['field null: text; null']],
    ['null where it is allowed', { type: ['string', 'null'] }, null, []],
    ['an empty text of an optional field', { type: 'string', minLength: 2 }, '', []],
    ['nothing', { type: 'string' }, undefined, []],
    ['an unknown code', { enum: ['OPEN', 'SHUT'] }, 'AJAR', ['field code: one of "OPEN", "SHUT"; "AJAR"']],
    ['a code in another case', { enum: ['OPEN', 'SHUT'] }, 'Open', ['field code: one of "OPEN", "SHUT"; "Open"']],
    ['a read-only code in another case', { enum: ['OPEN', 'SHUT'], readOnly: true }, 'Open', []],
    ['a long text for a code', { enum: ['A'] }, 'x'.repeat(50), ['field code: one of "A"; text of 50 characters']],
    [
      'a short text',
      { type: 'string', minLength: 3 },
      'ab',
      ['field limit: at least 3 characters; text of 2 characters'],
    ],
    [
      'a long text',
      { type: 'string', maxLength: 2 },
      'abc',
      ['field limit: at most 2 characters; text of 3 characters'],
    ],
    [
      'a long text that does not match either',
      { type: 'string', maxLength: 2, pattern: '^[a-z]$' },
      'AB1',
      ['field limit: at most 2 characters; text of 3 characters'],
    ],
    ['a length in code points', { type: 'string', maxLength: 1 }, '😀', []],
    ['a small number', { type: 'number', minimum: 0 }, -1, ['field limit: at least 0; whole number']],
    ['a large number', { type: 'number', maximum: 1 }, 1.5, ['field limit: at most 1; number with decimals']],
    ['the limit', { type: 'number', exclusiveMaximum: 2 }, 2, ['field limit: less than 2; whole number']],
    ['cents', { type: 'number', multipleOf: 0.01 }, 19.99, []],
    [
      'tenths of cents',
      { type: 'number', multipleOf: 0.01 },
      19.999,
      ['field limit: a multiple of 0.01; number with decimals'],
    ],
    ['a pattern', { type: 'string', pattern: '^[A-Z]+$' }, 'ab1', ['field limit: pattern ^[A-Z]+$; text such as aa9']],
    [
      'a format',
      { type: 'string', format: 'date' },
      '1 May 2026',
      ['field limit: format date; text such as 9 aaa 9999'],
    ],
    [
      'too few items',
      { type: 'array', items: { type: 'string' }, minItems: 2 },
      ['a'],
      ['field limit: at least 2 items; array of 1 item'],
    ],
    ['an item', { type: 'array', items: { type: 'string' } }, ['a', 1], ['field[] type: text; whole number']],
    [
      'a text for an array',
      { type: 'array', items: { type: 'string' } },
      'a,b',
      ['field type: array; text of 3 characters'],
    ],
    ['an empty array of an optional field', { type: 'array', items: { type: 'string' }, minItems: 1 }, [], []],
    ['a secret of any length', { type: 'string', maxLength: 2, 'x-ui': { maskedByServer: true } }, '******', []],
    ['a serialized value', { type: 'boolean', 'x-ui': { serialization: 'zeroOne' } }, 1, []],
    [
      'a value that is not serialized as described',
      { type: 'boolean', 'x-ui': { serialization: 'zeroOne' } },
      'yes',
      ['field type: serialization zeroOne; text of 3 characters'],
    ],
  ])('%s', (_, property, value, found) => expect(check(property, value)).toEqual(found));
});

describe('the keys of a record', () => {
  const module = createTestModule({
    properties: {
      name: { type: 'string' },
      secret: { type: 'string', writeOnly: true },
      owner: { type: 'object', properties: { email: { type: 'string', format: 'email' } }, required: ['email'] },
      links: {
        type: 'array',
        items: { type: 'object', properties: { url: { type: 'string' } }, required: ['url'] },
        'x-ui': { rows: { idField: 'linkId' } },
      },
      color: { type: 'string', 'x-ui': { alternateResponseNames: ['colour'] } },
      city: { type: 'string', 'x-ui': { recordPath: 'address.city' } },
    },
    required: ['name', 'secret'],
  });

  it.each<[name: string, record: unknown, found: string[]]>([
    ['all that is required', { id: 1, name: 'a' }, []],
    ['no id', { name: 'a' }, ['id missing: the id of the record; nothing']],
    ['no name', { id: 1 }, ['name missing: a value, as the schema requires; nothing']],
    ['another key', { id: 1, name: 'a', size: 3 }, ['size unread: no such key in the schema; whole number']],
    ['another name of a field', { id: 1, name: 'a', colour: 'red' }, []],
    ['a nested value', { id: 1, name: 'a', address: { city: 'Singapore' } }, []],
    [
      'another nested key',
      { id: 1, name: 'a', address: { zip: 1 } },
      ['address unread: no such key in the schema; object with 1 key'],
    ],
    ['an object', { id: 1, name: 'a', owner: { email: 'x' } }, ['owner.email limit: format email; text such as a']],
    [
      'an incomplete object',
      { id: 1, name: 'a', owner: {} },
      ['owner.email missing: a value, as the schema requires; nothing'],
    ],
    ['rows', { id: 1, name: 'a', links: [{ linkId: 3, url: 'x' }] }, []],
    [
      'an incomplete row',
      { id: 1, name: 'a', links: [{ linkId: 3 }] },
      ['links[].url missing: a value, as the schema requires; nothing'],
    ],
    ['a row that is none', { id: 1, name: 'a', links: ['x'] }, ['links[] type: object; text of 1 character']],
    ['no object', 'x', ['(row) type: object; text of 1 character']],
  ])('%s', (_, record, found) => expect(describeAll(checkRow(module, record, RECORD))).toEqual(found));
});

describe('a key that two fields read', () => {
  const module = createTestModule({
    properties: {
      boxKeys: { type: 'array', items: { type: 'integer' }, 'x-ui': { alternateResponseNames: ['boxes'] } },
      boxes: {
        type: 'array',
        items: { type: 'object', properties: { key: { type: 'integer' }, name: { type: 'string' } } },
        readOnly: true,
      },
    },
  });

  it.each<[name: string, record: Record<string, unknown>, found: string[]]>([
    ['rows', { boxes: [{ key: 1, name: 'A' }] }, []],
    ['null', { boxes: null }, ['boxes null: array; null']],
    ['an object in place of rows', { boxes: { name: 7 } }, ['boxes type: array; object with 1 key']],
    ['its own key', { boxes: [], boxKeys: ['x'] }, ['boxKeys[] type: whole number; text of 1 character']],
  ])('is checked once: %s', (_, record, found) =>
    expect(describeAll(checkRow(module, { id: 1, ...record }, RECORD))).toEqual(found),
  );
});

describe('the rows of a list', () => {
  const module = createTestModule(
    { properties: { name: { type: 'string' }, note: { type: 'string' } }, required: ['name', 'note'] },
    { list: { columns: ['id', 'name'] } },
  );

  it('need the required fields of their columns only', () => {
    expect(checkRows(module, [{ id: 1, name: 'a' }], LIST)).toEqual([]);
    expect(describeAll(checkRows(module, [{ id: 1 }, { id: 2, name: 'b' }], LIST))).toEqual([
      'name missing: a value, as the schema requires; nothing',
    ]);
  });

  it('need a key for each column in one of the rows', () => {
    const optional = createTestModule({ properties: { name: { type: 'string' } } }, { list: { columns: ['name'] } });
    expect(checkRows(optional, [{ id: 1 }, { id: 2, name: 'b' }], LIST)).toEqual([]);
    expect(describeAll(checkRows(optional, [{ id: 1 }, { id: 2 }], LIST))).toEqual([
      'name missing: a key for the column; nothing',
      'name missing: a key for the column; nothing',
    ]);
  });
});

describe('the log', () => {
  const module = createTestModule({ properties: { name: { type: 'string' } } });

  it('has each deviation once, with a count and its calls', () => {
    const log = createDeviationLog();
    log.add(checkRows(module, [{ id: 1, name: 1 }, { id: 2, name: true }, { id: 'x' }], LIST));
    log.add(checkRow(module, { id: 1, name: 1 }, RECORD));
    expect(log.list()).toEqual([
      {
        kind: 'type',
        entity: 'thing',
        call: 'GET things',
        calls: ['GET things', 'GET things/{id}'],
        side: 'response',
        field: 'name',
        expected: 'text',
        seen: 'whole number',
        count: 3,
      },
      expect.objectContaining({ field: 'id', count: 1 }),
    ]);
    expect(log.hasField('thing', 'name')).toBe(true);
    expect(log.hasField('thing', 'color')).toBe(false);
    log.clear();
    expect(log.list()).toEqual([]);
  });

  it('tells deviations of two calls apart if they have no field', () => {
    const log = createDeviationLog();
    const slow = { kind: 'slow', entity: 'thing', side: 'response', expected: 'a response', seen: 'none' } as const;
    log.add([
      { ...slow, call: 'GET a' },
      { ...slow, call: 'GET b' },
    ]);
    expect(log.list()).toHaveLength(2);
  });
});

it('tells no value', () => {
  const module = createTestModule({
    properties: {
      name: { type: 'string', maxLength: 3 },
      mail: { type: 'string', format: 'email' },
      kind: { enum: ['A'] },
    },
  });
  const row = {
    id: 'Somebody',
    name: 'Somebody Else',
    mail: 'somebody at home',
    kind: 'somebody, who is longer than any of the codes',
  };
  expect(JSON.stringify(checkRow(module, row, RECORD))).not.toMatch(/somebody/i);
});
