/** Alternatives that require fields which every record has. */
import { describe, expect, it } from 'vitest';
import { validateForm } from '../../../../src/model/form/validateForm';
import { importSchema, TEXT } from './support/importSchema';

const byPath = { type: 'object', required: ['name', 'path'], properties: { name: TEXT, path: TEXT } };
const byHost = { type: 'object', required: ['name', 'host'], properties: { name: TEXT, host: TEXT } };

describe('a field that all alternatives require', () => {
  it.each<[string, object, object]>([
    ['alone if one of them is filled in', { path: '/a' }, { name: 'required' }],
    ['beside the choice among them', {}, { name: 'required', path: 'oneOfFields', host: 'oneOfFields' }],
    ['no more if it is filled in', { name: 'a' }, { path: 'oneOfFields', host: 'oneOfFields' }],
  ])('is asked for %s', async (_, values, rules) => {
    const { entity, validators, definition } = await importSchema({ anyOf: [byPath, byHost] });
    expect(definition.required).toEqual(['name']);
    const found = validateForm({ shape: entity.shape, validators }, values as never);
    expect(Object.fromEntries(Object.entries(found).map(([path, { rule }]) => [path, rule]))).toEqual(rules);
  });
});
