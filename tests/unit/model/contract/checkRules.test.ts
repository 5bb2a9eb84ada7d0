/** The rules between the fields of a record. */
import { describe, expect, it } from 'vitest';
import { checkRow, type RowCall } from '../../../../src/model/contract/checkRow';
import type { Deviation } from '../../../../src/model/contract/deviation';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../../support/entityModule';

const LIST: RowCall = { endpoint: 'GET things', responseKind: 'list' };
const RECORD: RowCall = { endpoint: 'GET things/{id}', responseKind: 'record' };

const describeAll = (deviations: readonly Deviation[]): string[] =>
  deviations.map(({ kind, field, expected, seen }) => `${field} ${kind}: ${expected}; ${seen}`);

describe('the rules of a record', () => {
  const module = createTestModule({
    properties: {
      kind: { enum: ['FREE', 'PAID'] },
      price: { type: 'number', minimum: 0 },
      start: { type: 'string', format: 'date' },
      until: { type: 'string', format: 'date' },
    },
    if: { properties: { kind: { const: 'PAID' } }, required: ['kind'] },
    then: { required: ['price'] },
    'x-compare': [{ left: 'until', op: '>', right: 'start', message: 'It must end after its start' }],
  } as FieldDefinition);

  it.each<[name: string, record: Record<string, unknown>, found: string[]]>([
    ['are kept', { kind: 'PAID', price: 2, start: '2026-01-01', until: '2026-01-02' }, []],
    [
      'require a value',
      { kind: 'PAID' },
      ['price rule: a value, as a rule of the schema requires; a record that breaks it'],
    ],
    [
      'order two values',
      { kind: 'FREE', start: '2026-01-02', until: '2026-01-01' },
      ['until rule: the order of x-compare: It must end after its start; a record that breaks it'],
    ],
    ['report no value twice', { kind: 'PAID', price: -1 }, ['price limit: at least 0; whole number']],
    [
      'are not decided by a faulty value',
      { kind: 'FREE', start: '2026-01-02', until: 20260101 },
      ['until type: text; whole number'],
    ],
    [
      'are not decided by a text of another notation',
      { kind: 'FREE', start: '2026-01-02', until: '01/01/2026' },
      ['until limit: format date; text such as 99/99/9999'],
    ],
    [
      'are checked beside a faulty value that they do not depend on',
      { kind: 'PAID', start: 20260102 },
      [
        'start type: text; whole number',
        'price rule: a value, as a rule of the schema requires; a record that breaks it',
      ],
    ],
  ])('%s', (_, record, found) => expect(describeAll(checkRow(module, { id: 1, ...record }, RECORD))).toEqual(found));

  it('are not checked in a list, whose rows have fewer fields', () =>
    expect(checkRow(module, { id: 1, kind: 'PAID' }, LIST)).toEqual([]));
});

it.each<[name: string, kind: unknown, found: string[]]>([
  ['a known code', 'FREE', ['price rule: a value, as a rule of the schema requires; a record that breaks it']],
  ['an unknown code', 'GIFT', ['kind code: one of "FREE", "PAID"; "GIFT"']],
  ['null', null, ['kind null: text; null']],
])('a rule of another field is decided by %s only', (_, kind, found) => {
  const module = createTestModule({
    properties: { kind: { type: 'string', enum: ['FREE', 'PAID'] }, price: { type: 'number' } },
    if: { properties: { kind: { const: 'PAID' } }, required: ['kind'] },
    else: { required: ['price'] },
  });
  expect(describeAll(checkRow(module, { id: 1, kind }, RECORD))).toEqual(found);
});

it.each<[name: string, kind: string, found: string[]]>([
  ['a known option', '1', ['price rule: a value, as a rule of the schema requires; a record that breaks it']],
  ['a value that is no option', '7', []],
])('a rule of another field is decided by %s only if it is one', (_, kind, found) => {
  const module = createTestModule({
    properties: { kind: { type: 'string' }, price: { type: 'number' } },
    if: { properties: { kind: { const: '2' } }, required: ['kind'] },
    else: { required: ['price'] },
  });
  const call: RowCall = { ...RECORD, optionCodes: new Map([['kind', ['1', '2']]]) };
  expect(describeAll(checkRow(module, { id: 1, kind }, call))).toEqual(found);
});
