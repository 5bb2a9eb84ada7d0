import { expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import { validateForm } from '../../../src/model/form/validateForm';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { createTestModule, getRecordShape } from '../../support/entityModule';

it('further entries must have none of the keys under which the API sends or takes another field', () => {
  const text = (ui: object = {}): object => ({ type: 'string', 'x-ui': ui });
  const entry = { type: 'object', properties: { $key: text(), $value: text() }, required: ['$key'] };
  const properties = {
    id: { type: 'integer' },
    name: text({ alternateResponseNames: ['label'] }),
    city: text({ recordPath: 'address.city' }),
    others: { type: 'array', items: entry, 'x-ui': { serialization: 'map', recordPath: '*' } },
  };
  const admin = { idField: 'id', titleField: 'name', routes: {}, calls: { rest: 'lots' } };
  const { fields } = compileEntity('lot.json', { 'lot.json': { properties, 'x-admin': admin } } as never).entity.shape;
  expect(fields['others']?.takenKeys).toEqual(
    expect.arrayContaining(['id', 'name', 'label', 'city', 'address', 'others']),
  );
  expect(fields['name']?.takenKeys).toBeUndefined();
});

it('an entry with the key of a field says that the key has a field of its own', () => {
  const text: FieldDefinition = { type: 'string' };
  const entry: FieldDefinition = { type: 'object', properties: { $key: text, $value: text }, required: ['$key'] };
  const properties: Record<string, FieldDefinition> = {
    name: text,
    others: {
      type: 'array',
      items: entry,
      'x-ui': { serialization: 'map', recordPath: '*', rows: { uniqueField: '$key' } },
    },
  };
  const entity = createTestModule({ properties });
  const getErrors = (...keys: string[]): unknown =>
    validateForm(getRecordShape(entity), { name: 'a', others: keys.map(($key) => ({ $key, $value: 'x' })) });
  const taken = 'This key has a field of its own. Please use that field';
  expect(getErrors('name')).toEqual({ 'others.0.$key': expect.objectContaining({ text: taken }) });
  expect(getErrors('b', 'b')).toEqual({ 'others.1.$key': expect.not.objectContaining({ text: taken }) });
});
