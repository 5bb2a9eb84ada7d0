/** Rules of JSON Schemas that the schema language cannot state: the report of the import names them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createImportProject } from './support/importProject';
import { is, TEXT } from './support/importSchema';

/** Imports a schema. Returns the lines of the report of one kind: what is left out, or guessed. */
async function listLines(document: object, kind: string): Promise<string[]> {
  const project = createImportProject();
  writeFileSync(join(project.root, 'spec.json'), JSON.stringify({ type: 'object', ...document }));
  const { ok, text } = await project.run('spec.json');
  expect(ok).toBe(true);
  return text.split('\n').flatMap((line) => {
    const [place, omission] = line.split(`  ${kind}: `);
    if (omission !== undefined) expect(place).toMatch(/^schema\/spec\.json:\d+:\d+$/);
    return omission === undefined ? [] : [omission];
  });
}

const listOmissions = (document: object): Promise<string[]> => listLines(document, 'left out');

const EFFECT = 'so only a save tells what it forbids';
const kind = { enum: ['a', 'b'] };
const fields = { kind, part: TEXT, size: TEXT };
const unknown = { propertyNames: { maxLength: 3 } };
const inPlan = (rule: object): object => ({
  properties: { plan: { type: 'object', properties: { kind, part: TEXT, size: TEXT }, ...rule } },
});
const inRows = (rule: object): object => ({
  properties: { rows: { type: 'array', items: { type: 'object', properties: { kind, part: TEXT }, ...rule } } },
});

it.each<[string, object, string[]]>([
  [
    'a condition',
    { properties: fields, allOf: [{ if: unknown, then: { required: ['size'] } }] },
    [`the rule at #/allOf/0, ${EFFECT}`],
  ],
  [
    'a field that the object does not allow',
    inRows({ additionalProperties: false, allOf: [{ if: is('kind', 'a'), then: { required: ['other'] } }] }),
    [`a part of the rule at #/properties/rows/items/allOf/0, ${EFFECT}`],
  ],
  [
    'a union inside of a branch',
    {
      ...inPlan({}),
      allOf: [
        {
          if: { required: ['plan'] },
          then: { properties: { plan: { oneOf: [{ required: ['part'] }, { required: ['size'] }] } } },
        },
      ],
    },
    [`a part of the rule at #/allOf/0, ${EFFECT}`],
  ],
  ['what is not allowed', inPlan({ not: unknown }), [`the rule at #/properties/plan/not, ${EFFECT}`]],
  [
    'alternatives',
    inPlan({ anyOf: [{ ...unknown }, { required: ['part'] }] }),
    [`the rule at #/properties/plan/anyOf, ${EFFECT}`],
  ],
  [
    'a dependency',
    inPlan({ dependencies: { part: ['size', 'other'] } }),
    [`the rule at #/properties/plan/dependencies, ${EFFECT}`],
  ],
  [
    'a definition to which a field refers',
    {
      properties: { plan: { $ref: '#/definitions/a~1plan' } },
      definitions: {
        'a/plan': { type: 'object', properties: { part: TEXT }, if: unknown, then: { required: ['part'] } },
      },
    },
    [`the rule at #/definitions/a~1plan, ${EFFECT}`],
  ],
  [
    'nothing of rules that are kept, nor of types and texts that a branch repeats',
    {
      ...inPlan({ if: is('kind', 'a'), then: { properties: { part: { ...TEXT, title: 'Part' } } } }),
      if: { required: ['plan'] },
      then: { properties: { plan: { type: 'object', required: ['part'] } } },
    },
    [],
  ],
])('names %s', async (_, document, omissions) => {
  expect(await listOmissions(document)).toEqual(omissions);
});

it('names ten rules at most', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `field${index}`);
  const omissions = await listOmissions({
    properties: Object.fromEntries(names.map((name) => [name, TEXT])),
    allOf: names.map((name) => ({ if: unknown, then: { required: [name] } })),
  });
  expect(omissions).toHaveLength(11);
  expect(omissions.at(-1)).toBe('2 more rules');
});

it('names a field of an object that is required and that nothing describes', async () => {
  const document = inRows({ if: is('kind', 'a'), then: { required: ['other'] } });
  expect(await listLines(document, 'guessed')).toContain(
    'other: a text, because it is required and nothing describes it',
  );
});

it('names the fields that are edited as JSON, by their places in the document and with the reason', async () => {
  const lists = { type: 'array', items: { type: 'array', items: { type: 'boolean' } } };
  const document = {
    properties: {
      name: TEXT,
      ordering: lists,
      part: { type: 'object', properties: { any: {}, size: TEXT } },
      rows: { type: 'array', items: { type: 'object', properties: { cells: lists, name: TEXT } } },
    },
  };
  expect(await listOmissions(document)).toEqual([
    'inputs for ordering, rows.cells: such a value is edited as JSON, because its entries have no input of one line',
    'inputs for part.any: such a value is edited as JSON, because it may be anything',
  ]);
  expect(await listOmissions({ properties: { name: TEXT } })).toEqual([]);
});

it('counts many fields that are edited as JSON by the parts in which they are', async () => {
  const objectOf = (count: number, part: object): object => ({
    type: 'object',
    properties: Object.fromEntries([...Array(count).keys()].map((index) => [`part${index}`, part])),
  });
  const free = { type: 'object' };
  const properties = { few: objectOf(2, free), many: objectOf(2, objectOf(6, free)), single: free };
  expect(await listOmissions({ properties })).toEqual([
    'inputs for 15 fields, in many.part0 (6), many.part1 (6), few (2), single: such a value is edited as JSON, because the names of its fields are free',
  ]);
});
