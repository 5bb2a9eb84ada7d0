/** Rules of JSON Schemas that leave a field some of its choices: the form offers no others. */
import { expect, it } from 'vitest';
import { importSchema, is } from './support/importSchema';

const modes = ['m1', 'm2', 'm3'];
const properties = {
  kind: { enum: ['a', 'b'] },
  mode: { enum: modes },
};

const readChanges = async (change: object) => {
  const { entity } = await importSchema({
    properties,
    required: ['kind'],
    if: is('kind', 'a'),
    then: { properties: change },
  });
  const [rule] = entity.shape.rules;
  return Object.fromEntries(Object.entries(rule?.then.changes ?? {}).map(([name, { values }]) => [name, values]));
};

it.each<[string, object, object]>([
  ['lists them', { mode: { enum: ['m1', 'm2'] } }, { mode: ['m1', 'm2'] }],
  ['lists them in parts', { mode: { anyOf: [{ const: 'm1' }, { enum: ['m3'] }] } }, { mode: ['m1', 'm3'] }],
  ['excludes one', { mode: { not: { const: 'm2' } } }, { mode: ['m1', 'm3'] }],
  ['excludes several', { mode: { not: { enum: ['m1', 'm2'] } } }, { mode: ['m3'] }],
  [
    'lists some and excludes one',
    { mode: { anyOf: [{ enum: ['m1', 'm2'] }], not: { const: 'm2' } } },
    { mode: ['m1'] },
  ],
  ['excludes all', { mode: { not: { enum: modes } } }, {}],
  ['excludes some under a condition', { mode: { not: { enum: ['m1', 'm2'], pattern: '1$' } } }, {}],
  ['excludes none', { mode: { not: { pattern: '^x' } } }, {}],
])('a rule that %s', async (_, change, values) => {
  expect(await readChanges(change)).toEqual(values);
});
