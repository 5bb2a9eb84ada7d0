/** Required lists of objects that need entries. */
import { expect, it } from 'vitest';
import shipped from '../../../../public/config.json';
import { getInitialValues } from '../../../../src/model/form/initialValues';
import { validateForm } from '../../../../src/model/form/validateForm';
import type { Config } from '../../../../src/model/schemaLanguage/publicConfigType';
import { importSchema, TEXT } from './support/importSchema';

const item = { type: 'object', properties: { name: TEXT, note: TEXT }, required: ['name'] };
const list = (more: object = {}) => ({ type: 'array', items: item, ...more });
const importLists = (properties: object) => importSchema({ properties, required: Object.keys(properties) });

it('a new record starts with the entries that a required list of objects needs', async () => {
  const { entity, validators } = await importLists({
    one: list({ minItems: 1, maxItems: 1 }),
    two: list({ minItems: 2 }),
    none: list(),
    many: list({ minItems: 20 }),
    texts: { type: 'array', items: TEXT, minItems: 1 },
    part: { type: 'object', properties: { rows: list({ minItems: 1 }) }, required: ['rows'] },
  });
  const blank = { name: null, note: null };
  const values = getInitialValues(entity.shape, { config: shipped as Config, today: '2027-03-09' });
  expect(values).toMatchObject({
    one: [blank],
    two: [blank, blank],
    none: [],
    many: [],
    texts: [],
    part: { rows: [blank] },
  });
  const errors = validateForm({ shape: entity.shape, validators }, values);
  expect(Object.keys(errors)).toEqual(
    expect.arrayContaining(['one.0.name', 'two.0.name', 'two.1.name', 'part.rows.0.name']),
  );
});

it('an optional list starts without entries', async () => {
  const { entity } = await importSchema({ properties: { name: TEXT, rows: list({ minItems: 1 }) } });
  expect(getInitialValues(entity.shape, { config: shipped as Config, today: '2027-03-09' })).toMatchObject({
    rows: [],
  });
});
