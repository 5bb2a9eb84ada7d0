import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileEntity, getEntityFiles } from '../../../src/model/compile/compileEntity';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { parseSchemas } from '../../../tools/schema/parseSchemas';
import { readSchemaFolder } from '../../../tools/schema/folder/readSchemaFolder';
import { generateSchemaValidatorModule, generateEntityValidatorsModule } from '../../../tools/schema/validatorModules';
import type { ValidateFunction } from '../../../src/model/entity/validators';
import { EmittedFolder, faultsOf, PATHS } from './support/emitted';

interface Emitted {
  record: ValidateFunction;
  conditions: Record<string, ValidateFunction>;
  parts: Record<string, ValidateFunction>;
}

let folder: EmittedFolder;

type Schemas = Record<string, FieldDefinition>;

const getText = (definition: FieldDefinition, conditions: Schemas = {}, parts: Schemas = {}): string =>
  generateEntityValidatorsModule({ definition, conditions, parts }, PATHS);

const run = <Exports = Emitted>(text: string): Promise<Exports> => folder.run<Exports>(text);

beforeAll(async () => {
  folder = await EmittedFolder.open();
});

afterAll(() => folder.close());

const every: FieldDefinition = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 3, pattern: '^[^"\\\\]+$', title: 'A title', errorMessage: 'No' },
    kind: {
      oneOf: [
        { const: 'A', title: 'First' },
        { const: 'B', title: 'Second' },
      ],
    },
    price: { type: 'number', multipleOf: 0.01 },
    time: { type: 'string', format: 'HH:mm' },
    when: { type: 'string', format: 'yyyy-MM-dd HH:mm' },
    tags: { type: 'array', uniqueItems: true, items: { enum: ['x', 'y'] }, contains: { const: 'x' } },
    fixed: { const: { a: [1] } },
    created: { type: 'string', readOnly: true },
    rows: {
      type: 'array',
      items: {
        type: 'object',
        properties: { left: { type: 'string' }, saved: { type: 'integer', readOnly: true } },
        required: ['left', 'saved'],
      },
    },
  },
  required: ['name', 'created'],
  dependentRequired: { time: ['when'] },
  if: { properties: { kind: { const: 'A' } }, required: ['kind'] },
  then: { properties: { price: false }, required: ['created'] },
  else: { required: ['price'] },
};

const ok = { name: 'abc', kind: 'B', price: 1 };

const cases: [string, unknown, string[]][] = [
  ['a good record', ok, []],
  ['a missing field', { kind: 'B', price: 1 }, [' required name'.trim()]],
  ['a text that is too long', { ...ok, name: 'abcd' }, ['/name maxLength']],
  ['characters outside the basic plane, each counted once', { ...ok, name: '🔌🔌🔌' }, []],
  ['a pattern with quotes', { ...ok, name: 'a"' }, ['/name pattern']],
  ['an unknown choice, reported once', { ...ok, kind: 'C' }, ['/kind enum']],
  ['19.99 as a multiple of 0.01', { ...ok, price: 19.99 }, []],
  ['a third decimal', { ...ok, price: 0.075 }, ['/price multipleOf']],
  ['a time without its date', { ...ok, time: '08:30' }, ['dependentRequired when']],
  ['a format', { ...ok, time: '24:00', when: '2027-02-30 10:00' }, ['/time format', '/when format']],
  ['equal items', { ...ok, tags: ['x', 'x'] }, ['/tags uniqueItems']],
  ['no item that must be there', { ...ok, tags: ['y'] }, ['/tags contains']],
  ['a constant object', { ...ok, fixed: { a: [2] } }, ['/fixed const']],
  ['an equal constant object', { ...ok, fixed: { a: [1] } }, []],
  ['a row', { ...ok, rows: [{}, { left: 'a' }] }, ['/rows/0 required left']],
  ['a forbidden field', { name: 'a', kind: 'A', price: 1 }, ['/price false schema', 'if']],
  ['the other branch', { name: 'a', kind: 'B' }, ['required price', 'if']],
];

describe('the compiled record check', () => {
  it.each(cases)('answers for %s', async (_, data, expected) => {
    const { record } = await run(getText(every));
    expect(faultsOf(record, data).sort()).toEqual(expected.sort());
    expect(record(data)).toBe(expected.length === 0);
  });

  it('quotes the allowed values without carrying the schema', async () => {
    const text = getText(every);
    expect(text).not.toMatch(/schema\d|schemaPath|A title|First/);
    const { record } = await run(text);
    record({ ...ok, kind: 'C' });
    expect(record.errors?.[0]?.params).toEqual({ allowedValues: ['A', 'B'] });
  });
});

describe('a compiled condition', () => {
  const conditions = {
    'record/rules/0': { properties: { kind: { const: 'A' } }, required: ['kind'] },
    'list/actionsWhen': { not: { properties: { status: { enum: ['Used'] } }, required: ['status'] } },
  };
  it.each([
    ['record/rules/0', { kind: 'A' }, true],
    ['record/rules/0', { kind: 'B' }, false],
    ['record/rules/0', {}, false],
    ['list/actionsWhen', { status: 'Used' }, false],
    ['list/actionsWhen', {}, true],
  ])('%s says of %j: %s', async (key, data, expected) => {
    const emitted = await run(getText(every, conditions));
    expect(emitted.conditions[key]?.(data)).toBe(expected);
  });
});

/** Keywords that only external schemas use. */
const foreign = {
  type: 'object',
  properties: {
    tree: { $ref: '#/$defs/tree' },
    id: { type: 'string', format: 'jwt' },
    pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], items: false },
    union: { anyOf: [{ type: 'string' }, { type: 'object', required: ['a'] }] },
    one: { oneOf: [{ minimum: 3 }, { maximum: 5 }] },
    map: { type: 'object', additionalProperties: { type: 'integer' }, propertyNames: { pattern: '^[a-z]+$' } },
    marked: { type: 'object', patternProperties: { '^x-': { type: 'string' } }, minProperties: 1 },
    twice: { type: 'array', contains: { const: 'x' }, minContains: 2, maxContains: 3 },
    'schema11.enum "a"': { enum: ['A'] },
    drawn: { type: 'string', 'x-drawn': true },
  },
  dependentSchemas: { one: { required: ['two'] } },
  $defs: {
    tree: {
      type: 'object',
      title: 'Tree',
      properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/$defs/tree' } } },
      required: ['name'],
    },
    unused: { type: 'string', minLength: 77 },
  },
} as unknown as FieldDefinition;

describe('the check of a schema from elsewhere', () => {
  it.each<[string, unknown, string[]]>([
    ['a tree', { tree: { name: 'a', children: [{ name: 'b', children: [{ name: 'c' }] }] } }, []],
    [
      'a fault deep in a tree',
      { tree: { name: 'a', children: [{ name: 'b', children: [{}] }] } },
      ['/tree/children/0/children/0 required name'],
    ],
    ['a format that is not ours', { id: 'anything' }, []],
    ['a list by places', { pair: ['a', 1] }, []],
    ['a list with too many places', { pair: ['a', 1, 2] }, ['/pair items']],
    ['a union', { union: { a: 1 } }, []],
    ['none of a union', { union: 3 }, ['/union type', '/union type', '/union anyOf']],
    ['two of one', { one: 4, two: 1 }, ['/one oneOf']],
    ['a map', { map: { a: 1, 'B!': 'x' } }, ['/map pattern', '/map propertyNames', '/map/B! type']],
    ['marked keys', { marked: { 'x-a': 1 } }, ['/marked/x-a type']],
    ['no keys', { marked: {} }, ['/marked minProperties']],
    ['too few that fit', { twice: ['x', 'y'] }, ['/twice contains']],
    ['enough that fit', { twice: ['x', 'y', 'x'] }, []],
    ['too many that fit', { twice: ['x', 'x', 'x', 'x'] }, ['/twice contains']],
    ['a name like one of the validator', { 'schema11.enum "a"': 'B' }, ['/schema11.enum "a" enum']],
    ['what another field asks for', { one: 1 }, ['required two']],
    ['a field that a variant checks', { drawn: 3 }, []],
  ])('answers for %s', async (_, data, expected) => {
    const { record } = await run(getText(foreign));
    expect(faultsOf(record, data).sort()).toEqual(expected.sort());
  });

  it.each<[string[], object]>([
    [['x'], { least: 2 }],
    [['x', 'x', 'x', 'x'], { least: 2, most: 3 }],
  ])('says whether too few or too many entries fit: %j', async (twice, limits) => {
    const { record } = await run(getText(foreign));
    record({ twice });
    expect(record.errors).toMatchObject([{ params: { needs: [{ values: ['x'] }], ...limits } }]);
    expect('most' in record.errors![0]!.params).toBe('most' in limits);
  });

  it('carries no definition that nothing refers to', () => {
    expect(getText(foreign)).not.toContain('77');
  });

  it('knows the definitions in its conditions', async () => {
    const { conditions } = await run(getText(foreign, { a: { properties: { tree: { $ref: '#/$defs/tree' } } } }));
    expect([conditions.a?.({ tree: { name: 'a' } }), conditions.a?.({ tree: {} })]).toEqual([true, false]);
  });

  it.each<[unknown, boolean]>([
    [{ a: 1, b: 2 }, true],
    [{ a: 1, c: 2 }, false],
  ])('knows which fields of %j no part has spoken of', async (data, isValid) => {
    const schema = { type: 'object', anyOf: [{ properties: { a: true, b: true } }], unevaluatedProperties: false };
    const { record } = await run(getText(schema as unknown as FieldDefinition));
    expect(record(data)).toBe(isValid);
  });

  it('asks in no variant for what only the server writes', async () => {
    const schema: FieldDefinition = {
      type: 'object',
      properties: { id: { type: 'integer', readOnly: true }, a: { type: 'string' } },
      anyOf: [{ required: ['id', 'a'] }, { required: ['id', 'b'] }],
    };
    const { record } = await run(getText(schema));
    expect([record({ a: 'x' }), record({})]).toEqual([true, false]);
  });
});

describe('the modules of the real entities', () => {
  const files = parseSchemas(readSchemaFolder('schema'));
  it.each(getEntityFiles(files))('%s runs under a strict policy and stays small', async (file) => {
    const { definition, conditions } = compileEntity(file, files);
    const text = getText(definition, conditions);
    expect(text).not.toMatch(/\brequire\(|\beval\b|\bnew Function\b|\bFunction\(/);
    const emitted = await run(text);
    expect(emitted.record([])).toBe(false);
    expect(Object.keys(emitted.conditions)).toEqual(Object.keys(conditions));
    expect(gzipSync(text).length).toBeLessThan(4096);
  });
});

describe('the check of config.json', () => {
  const config = JSON.parse(readFileSync('public/config.json', 'utf8')) as Record<string, unknown>;
  const schema = JSON.parse(readFileSync('schema/meta/v2/config.schema.json', 'utf8')) as FieldDefinition;
  const { apiBase: _, ...withoutBase } = config;
  it.each([
    ['the file as it is', config, []],
    ['a missing key', withoutBase, ['required apiBase']],
    ['an unknown key', { ...config, apiBas: '/x' }, ['additionalProperties']],
    ['an address that ends with a slash', { ...config, apiBase: '/steve/' }, ['/apiBase pattern']],
    [
      'a flag that is no flag',
      { ...config, flags: { ...(config.flags as object), topUp: 'yes' } },
      ['/flags/topUp type'],
    ],
  ])('answers for %s', async (_name, data, expected) => {
    const { validate } = await run<{ validate: ValidateFunction }>(generateSchemaValidatorModule(schema, PATHS));
    expect(faultsOf(validate, data)).toEqual(expected);
  });
});
