import { expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';

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
