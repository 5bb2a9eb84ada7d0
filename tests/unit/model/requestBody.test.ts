/** What a request must satisfy beyond the fields of its form is told at the fields. */
import { describe, expect, it } from 'vitest';
import { getBodyErrors, getRefusedBody } from '../../../src/model/form/bodyErrors';
import { createRecordSerializer } from '../../../src/model/serializations/createRecordSerializer';
import { findBodyViolations } from '../../../src/model/wire/bodyViolations';
import { toEditedBody } from '../../../src/model/wire/toEditedBody';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { BODY_SCHEMA_FILES } from '../../support/bodySchemaEntity';
import { createRequestBodyValidator } from '../../../tools/schema/compileEntityModule';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { compileEntityModule } from '../../support/entityModule';

const { entity, validators, loadRequestBodyValidator } = compileEntityModule('crate.json', BODY_SCHEMA_FILES);
const filled = { shape: entity.shape, validators };
const validate = await loadRequestBodyValidator!();
const serializer = createRecordSerializer(entity, {});

/** Returns the errors of a form with this record, by path: rule, and limit if there is one. */
function getErrors(received: Record<string, unknown>, stored?: Record<string, unknown>): Record<string, string> {
  const values = toFormValues(
    entity.shape,
    serializer.readRecord(received, () => undefined),
  );
  const sent = serializer.nest(serializer.writeRecord(toEditedBody(filled, values, undefined)));
  const violations = findBodyViolations(entity, validate, sent, stored);
  if (violations.length === 0) return {};
  return Object.fromEntries(getBodyErrors(filled, values, { violations, sent }).map(({ path, rule }) => [path, rule]));
}

describe('an error is told', () => {
  it.each<[string, object, Record<string, string>]>([
    ['nowhere, if there is none', { name: 'A', weight: 5, box: { width: 1, depth: 2 } }, {}],
    ['at a field', { name: 'A', weight: 7, box: { depth: 1 } }, { weight: 'multipleOf' }],
    ['at a field that another one needs', { name: 'A', box: { width: 1 } }, { 'box.depth': 'required' }],
    ['at a field of a row', { name: 'A', rows: [{ width: 1 }, { width: 10 }] }, { 'rows.1.width': 'maximum' }],
    [
      'at the entry of an object with free keys',
      { name: 'A', labels: { a: 'x', b: 'long', c: 'y' } },
      { 'labels.1.$value': 'maxLength' },
    ],
    ['at a field that the API has inside of an object', { name: 'A', meta: { maker: 'abc' } }, { maker: 'invalid' }],
    ['at a value without fields', { name: 'A', extra: { b: 1 } }, { extra: 'invalid' }],
    ['at the form', { name: 'empty', rows: [{ width: 1 }] }, { '': 'whole' }],
    [
      'at several fields',
      { name: 'forbidden', weight: 1, box: { depth: 1 } },
      { name: 'invalid', weight: 'multipleOf' },
    ],
  ])('%s', (_, record, errors) => {
    expect(getErrors(record as Record<string, unknown>)).toEqual(errors);
  });
});

it('a closed union does not know the id that the app adds', () => {
  const union = createRequestBodyValidator({
    oneOf: [
      { properties: { name: { maxLength: 1 } }, additionalProperties: false },
      { properties: { size: {} }, required: ['size'], additionalProperties: false },
    ],
  } as unknown as FieldDefinition);
  const find = (name: string) => findBodyViolations(entity, union, { crateId: 7, name });
  expect(find('A')).toEqual([]);
  expect(find('AB').map(({ keyword }) => keyword)).toContain('maxLength');
});

describe('a violation is not told', () => {
  it.each<[string, object, object | undefined]>([
    ['of the id, which the app adds', { crateId: 7, name: 'A' }, undefined],
    ['that the stored record has, too', { name: 'A', weight: 7, box: {} }, { name: 'B', weight: 7 }],
    [
      'in a row that has moved',
      { name: 'A', rows: [{ width: 20 }] },
      { name: 'A', rows: [{ width: 1 }, { width: 20 }] },
    ],
  ])('%s', (_, sent, stored) => {
    const values = stored as Record<string, unknown> | undefined;
    expect(findBodyViolations(entity, validate, { ...sent }, values)).toEqual([]);
  });

  it('but one of another value is', () => {
    const found = findBodyViolations(entity, validate, { name: 'A', weight: 8, box: {} }, { name: 'A', weight: 7 });
    expect(found.map(({ instancePath }) => instancePath)).toEqual(['/weight']);
  });

  it('but another one of the same field is', () => {
    const found = findBodyViolations(
      entity,
      validate,
      { name: 'forbidden', weight: 7, box: {} },
      { name: 'A', weight: 7, box: {} },
    );
    expect(found.map(({ instancePath }) => instancePath)).toEqual(['/name']);
  });
});

it.each([
  ['of a body', { body: { violations: [], sent: {} } }, true],
  ['of the server', { body: { errors: { name: 'taken' } } }, false],
  ['without a body', new Error('offline'), false],
])('knows an error %s', (_, error, isRefused) => {
  expect(getRefusedBody(error) !== undefined).toBe(isRefused);
});

describe('values that a body lacks are not asked for', () => {
  const TEXT = { type: 'string' };
  const created = { ...TEXT, readOnly: true };
  const { entity: parcel } = compileEntityModule('parcel.json', {
    'parcel.json': {
      title: 'Parcels',
      properties: {
        id: { type: 'integer', readOnly: true },
        kind: TEXT,
        created,
        token: { ...TEXT, 'x-ui': { maskedByServer: true } },
        photo: { ...TEXT, 'x-ui': { upload: { accept: ['image/png'], maxSizeBytes: 9 } } },
        owner: { type: 'object', properties: { name: TEXT, created } },
        rows: { type: 'array', items: { type: 'object', properties: { name: TEXT, created } } },
      },
      'x-admin': { idField: 'id', routes: {}, calls: {} },
    },
  });
  const find = (schema: object, body: object) =>
    findBodyViolations(parcel, createRequestBodyValidator(schema as FieldDefinition), { ...body });
  const needs = (...names: string[]) => ({ required: names });

  it.each<[string, object, object]>([
    ['that only the server writes', needs('created'), { kind: 'a' }],
    ['in a condition', { if: { properties: { kind: { const: 'a' } } }, then: needs('created') }, { kind: 'a' }],
    ['in a union', { oneOf: [needs('created', 'kind'), needs('id', 'kind')] }, { kind: 'a' }],
    ['in an object', { properties: { owner: needs('created') } }, { owner: { name: 'A' } }],
    ['in rows', { properties: { rows: { items: { anyOf: [needs('created')] } } } }, { rows: [{ name: 'A' }] }],
    ['that are masked', needs('token'), { kind: 'a' }],
    ['that are files', { properties: { photo: TEXT } }, { photo: {} }],
    ['of the id', needs('id'), { kind: 'a' }],
  ])('%s', (_, schema, body) => expect(find(schema, body)).toEqual([]));

  it.each<[string, object, object]>([
    ['another one is', needs('created', 'kind'), {}],
    ['another one in the same condition is', { if: {}, then: needs('created', 'kind') }, {}],
  ])('but %s', (_, schema, body) =>
    expect(find(schema, body)).toContainEqual(expect.objectContaining({ params: { missingProperty: 'kind' } })),
  );
});

it('a refusal without a field is told at the form', () => {
  const violations = [{ instancePath: '', keyword: 'if', params: { failingKeyword: 'then' } }];
  expect(getBodyErrors(filled, { name: 'A' }, { violations, sent: {} })).toMatchObject([{ path: '', rule: 'whole' }]);
});
