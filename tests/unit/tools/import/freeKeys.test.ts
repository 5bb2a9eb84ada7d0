import { expect, it } from 'vitest';
import { buildField } from '../../../../tools/schema/import/entity/buildField';
import { normalizeFields } from '../../../../tools/schema/import/entity/normalizeFields';

const build = (schema: object): unknown => buildField('names', normalizeFields({}, { names: schema }).fields['names']!);

it('an imported object with free keys says which key it needs', () => {
  const names = { type: 'object', patternProperties: { '^(.*)$': { type: 'string' } }, required: ['en'] };
  expect(build(names)).toMatchObject({
    type: 'array',
    contains: { properties: { $key: { const: 'en' } }, required: ['$key'] },
    items: { properties: { $key: { type: 'string' }, $value: { type: 'string' } } },
    'x-ui': { serialization: 'map' },
  });
});

it('an imported list does not say what one of its entries is', () => {
  expect(build({ type: 'array', items: { type: 'string' }, contains: { const: 'x' } })).not.toHaveProperty('contains');
});
