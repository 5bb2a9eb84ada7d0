/** Keywords that foreign schemas write otherwise than they mean them. */
import { expect, it } from 'vitest';
import { adaptKeywords } from '../../../../tools/schema/import/source/adaptKeywords';
import { validateForm } from '../../../../src/model/form/validateForm';
import { importSchema, TEXT } from './support/importSchema';

const FIRM = { type: 'object', properties: { name: TEXT } };

it.each<[says: string, list: object, adapted: object]>([
  ['of every item of a list that describes the first alone', { items: [FIRM] }, { items: FIRM }],
  ['of a list of one', { items: [FIRM], additionalItems: false }, { items: FIRM, maxItems: 1 }],
  [
    'of a point',
    { items: [{ type: 'number' }, { type: 'number' }], maxItems: 2 },
    { items: { type: 'number' }, maxItems: 2 },
  ],
  [
    'of three records',
    { prefixItems: [FIRM, FIRM, FIRM], items: false, minItems: 3 },
    { items: FIRM, minItems: 3, maxItems: 3 },
  ],
  [
    'of equal places before others',
    { items: [TEXT, TEXT], additionalItems: { type: 'number' } },
    { items: [TEXT, TEXT], additionalItems: { type: 'number' } },
  ],
  ['of the places of a list', { items: [FIRM, TEXT] }, { items: [FIRM, TEXT] }],
  ['of a list whose first item may be anything', { items: [{}] }, { items: [{}] }],
  ['of a list whose first item is a text', { items: [TEXT] }, { items: [TEXT] }],
  [
    'of a list that states the others',
    { items: [FIRM], additionalItems: true },
    { items: [FIRM], additionalItems: true },
  ],
  ['of no schema', { const: { items: [FIRM] } }, { const: { items: [FIRM] } }],
])('takes it as that %s', (_, list, adapted) => expect(adaptKeywords(list)).toEqual(adapted));

it.each<[pattern: string, format: string | undefined]>([
  [String.raw`^[0-9]{4}\-[0-9]{2}\-[0-9]{2}$`, 'date'],
  [String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`, 'date'],
  [String.raw`^\d{4}(-\d{2}){0,2}$`, undefined],
  [String.raw`^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$`, undefined],
  [String.raw`^(\d{4}-\d{2}-\d{2}|present)$`, undefined],
  [String.raw`^\d{4}-\d{2}-\d{2}(Z|[+-]\d\d:\d\d)?$`, undefined],
  [String.raw`^\d{4}-\d{2}-\d{2}(/\d{4}-\d{2}-\d{2})?$`, undefined],
  ['^[0-9]{4}-[0-9]{2}-[0-9]{2}$', 'date'],
  [String.raw`^[\d-]{10}$`, undefined],
  ['.*', undefined],
  ['(', undefined],
])('a text of the pattern %s has the format %s', (pattern, format) =>
  expect(adaptKeywords<{ format?: string }>({ type: 'string', pattern } as object).format).toBe(format),
);

it.each<[schema: object, constant: number | undefined]>([
  [{ type: 'integer', minimum: 1, maximum: 1 }, 1],
  [{ type: 'number', minimum: 0.5, maximum: 0.5 }, 0.5],
  [{ type: 'integer', minimum: 1, maximum: 2 }, undefined],
  [{ type: ['integer', 'null'], minimum: 1, maximum: 1 }, undefined],
  [{ minimum: 1, maximum: 1 }, undefined],
])('the number of %j is the constant %j', (schema, constant) =>
  expect(adaptKeywords<{ const?: number }>(schema as object).const).toBe(constant),
);

it.each<[schema: object, constant: string | undefined]>([
  [{ pattern: '^comment$' }, 'comment'],
  [{ pattern: '^Marché public$' }, 'Marché public'],
  [{ pattern: String.raw`^v1\.2$` }, 'v1.2'],
  [{ pattern: '^v1.2$' }, undefined],
  [{ pattern: '^comments?$' }, undefined],
  [{ pattern: 'comment' }, undefined],
  [{ pattern: '^comment$', enum: ['comment'] }, undefined],
  [{ type: ['string', 'null'], pattern: '^comment$' }, undefined],
])('the text of %j is the constant %j', (schema, constant) =>
  expect(adaptKeywords<{ const?: string }>({ type: 'string', ...schema } as object).const).toBe(constant),
);

it('variants that are told apart by such a text', async () => {
  const part = (kind: string, field: string) => ({
    properties: {
      kind: { type: 'string', pattern: `^${kind}$` },
      data: { type: 'object', properties: { [field]: TEXT } },
    },
    required: ['kind'],
  });
  const { entity } = await importSchema({ type: 'object', oneOf: [part('comment', 'text'), part('like', 'target')] });
  expect(entity.shape.variants).toMatchObject({
    choice: 'kind',
    branches: [{ values: ['comment'] }, { values: ['like'] }],
  });
});

it('rows of a list that describes its first item', async () => {
  const { entity } = await importSchema({
    $schema: 'http://json-schema.org/draft-04/schema#',
    properties: { firms: { type: 'array', minItems: 1, items: [{ $ref: '#/definitions/firm' }] } },
    definitions: { firm: FIRM },
  });
  expect(entity.shape.fields['firms']).toMatchObject({ kind: 'rows', shape: { fields: { name: { kind: 'text' } } } });
});

it('bytes in a text are Base64', async () => {
  const { entity, validators } = await importSchema({
    properties: { payload: { ...TEXT, format: 'byte' }, name: TEXT },
  });
  const filled = { shape: entity.shape, validators };
  expect(['', 'QUI=', 'QUJD', 'QUJDRA=='].map((payload) => validateForm(filled, { payload }))).toEqual([
    {},
    {},
    {},
    {},
  ]);
  expect(Object.keys(validateForm(filled, { payload: 'Regional!' }))).toEqual(['payload']);
});
