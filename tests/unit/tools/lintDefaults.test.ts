/** What the lint says of default values of lists, and of what it must not complain. */
import { describe, expect, it } from 'vitest';
import { formatDiagnostic, lintSchemas } from '../../../tools/schema/lint/lintSchemas';

const ROWS = { type: 'object', properties: { price: { type: 'number', title: 'Price' } } };
const CHOICES = {
  type: 'string',
  oneOf: [
    { const: 'AC', title: 'AC' },
    { const: 'DC', title: 'DC' },
  ],
};

/** Returns what the lint says of the default value of a list. */
function lintDefault(list: object, value: unknown): string[] {
  const file = {
    $schema: './meta/v2/entity.schema.json',
    $id: 'gate',
    title: 'Gates',
    type: 'object',
    properties: {
      gateId: { type: 'integer', title: 'ID', readOnly: true },
      list: { type: 'array', title: 'List', ...list, default: value },
    },
    'x-admin': {
      idField: 'gateId',
      routes: { list: '/gates' },
      calls: { rest: 'gates' },
      list: { columns: ['gateId'] },
      form: {},
    },
  };
  return lintSchemas([{ name: 'gate.json', text: JSON.stringify(file) }])
    .map((finding) => formatDiagnostic(finding).replace(/^\S+\s+/, ''))
    .filter((line) => line.includes('default has'));
}

describe('the default value of a list', () => {
  it.each([
    ['equal numbers', { items: { type: 'integer' } }, [0, 0, 0]],
    ['equal texts', { items: { type: 'string' } }, ['-', '-']],
    ['open rows', { items: { ...ROWS, additionalProperties: true } }, [{ price: 1, note: 'x' }]],
    ['rows of further texts', { items: { ...ROWS, additionalProperties: { type: 'string' } } }, [{ note: 'x' }]],
    ['different choices', { items: CHOICES }, ['AC', 'DC']],
  ])('may have %s', (_, list, value) => expect(lintDefault(list, value)).toEqual([]));

  it.each([
    ['of the entries', { items: CHOICES }],
    ['of the entries, as codes', { items: { type: 'string', enum: ['AC', 'DC'] } }],
    ['of a shared list', { items: { type: 'string' }, 'x-ui': { options: 'chargeTypes' } }],
  ])('should not have a choice twice: choices %s', (_, list) =>
    expect(lintDefault(list, ['AC', 'DC', 'AC'])).toEqual(['warning: default has "AC" twice']),
  );

  it.each([
    ['', ROWS],
    [', also where they are closed', { ...ROWS, additionalProperties: false }],
  ])('has no unknown fields of rows%s', (_, items) =>
    expect(lintDefault({ items }, [{ prise: 1 }])).toEqual([
      'default has a row with "prise", which names no field of a row, did you mean "price"?',
    ]),
  );
});
