/** Objects whose keys are of several kinds. */
import { describe, expect, it } from 'vitest';
import { getVariants } from '../../../../src/model/jsonSchema/variantDefinition';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { createRecordSerializer } from '../../../../src/model/serializations/createRecordSerializer';
import { compileEntity } from '../../../../src/model/compile/compileEntity';
import { fieldOf } from './support';

const text = { type: 'string' };
const list = { type: 'array', items: text };
const signed = { type: 'object', properties: { alg: list }, required: ['alg'] };
const proven = { type: 'object', title: 'Proof', properties: { proof_type: list }, required: ['proof_type'] };
const kinds = { '^jwt$|^jwt_vc$': signed, '^(ldp|ldp_vc)$': proven };
const open = { '^a-': signed, '^b-': proven };
const schema = (patternProperties: object, more: object = {}) => ({
  type: 'object',
  patternProperties,
  additionalProperties: false,
  ...more,
});
const read = (value: object) => fieldOf(value, {}, {}, { areMapsRows: true }).field as FieldDefinition;
const rowOf = (value: object) => read(value).items as FieldDefinition;
const titlesOf = (row: object) => getVariants(row)?.branches.map(({ title }) => title);

describe('an object with keys of several kinds', () => {
  it('is a list of rows whose key says of which kind an entry is', () => {
    const row = rowOf(schema(kinds));
    expect(getVariants(row)).toMatchObject({ choice: '$key', branches: [{ values: ['jwt', 'jwt_vc'] }, {}] });
    expect(Object.keys(row.properties!)).toEqual(['$key', 'alg', 'proof_type']);
  });

  it('has a choice of the kind where the keys are free, named by what the kind is', () => {
    expect(titlesOf(rowOf(schema(open)))).toEqual(['Alg', 'Proof']);
  });

  it('has whole values if one of the kinds has', () => {
    expect(Object.keys(rowOf(schema({ '^a-': signed, '^b-': text })).properties!)).toEqual([
      '$variant',
      '$key',
      '$value',
      '$value$2',
    ]);
  });

  it('has no kind of keys that no entry may have', () => {
    expect(titlesOf(rowOf(schema({ ...kinds, '^no-': false })))).toHaveLength(2);
  });

  it('has its entries beside its fields', () => {
    const { properties } = read(schema(kinds, { properties: { ldp: text } }));
    const { items } = properties!['$entries'] as FieldDefinition;
    expect(getVariants(items!)?.branches.map(({ values }) => values)).toEqual([['jwt', 'jwt_vc'], ['ldp_vc']]);
  });

  it.each([[{ additionalProperties: text }], [{ additionalProperties: true }]])(
    'is kept as it is if open: %o',
    (more) => {
      expect(read(schema(kinds, more)).items).toBeUndefined();
    },
  );

  it.each([
    [kinds, { jwt: { alg: ['a'] }, ldp: { proof_type: ['b'] } }],
    [open, { 'b-1': { proof_type: ['b'] }, 'a-1': { alg: ['a'] } }],
    [
      { '^a-': signed, '^b-': text },
      { 'b-1': 'x', 'a-1': { alg: ['a'] } },
    ],
  ])('is received and sent alike: %o', (patternProperties, format) => {
    const field = read(schema(patternProperties));
    const { entity } = compileEntity('thing.json', {
      'thing.json': {
        $id: 'thing',
        type: 'object',
        properties: { id: { type: 'integer', readOnly: true }, field },
        'x-admin': {
          idField: 'id',
          titleField: 'id',
          calls: { rest: { path: 'things', dialect: 'json-server' } },
          routes: { list: '/things' },
        },
      },
    } as never);
    const { readRecord, writeRecord, nest } = createRecordSerializer(entity, { timeZone: 'Asia/Singapore' });
    const received = { id: 1, field: format };
    expect(
      nest(
        writeRecord(
          readRecord(received, () => {}),
          received,
        ),
      ),
    ).toEqual(received);
  });
});
