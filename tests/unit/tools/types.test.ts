import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getFieldValue } from '../../../src/model/values/getFieldValue';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import type { EntityDefinition, FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import type { ObjectShape } from '../../../src/model/entity/entity';
import { parseSchemas } from '../../../tools/schema/parseSchemas';
import { readSchemaFolder } from '../../../tools/schema/folder/readSchemaFolder';
import { generateEntityTypes, generateTypeFiles, toEntityTypeName } from '../../../tools/schema/generateEntityTypes';

const CACHE = 'node_modules/.cache/wattdesk';
let dir: string;

const voucher: EntityDefinition = {
  $schema: './meta/v2/entity.schema.json',
  $id: 'gift-voucher',
  title: 'Gift Vouchers',
  type: 'object',
  properties: {
    id: { type: 'integer', readOnly: true },
    kind: {
      oneOf: [
        { const: 'FREE', title: 'Free charging' },
        { const: 'VALUE', title: 'Value' },
      ],
    },
    title: { type: ['string', 'null'], title: 'Title', description: 'On the card' },
    rows: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'object', properties: { a: { type: 'number' } } } },
  },
  required: ['kind'],
  if: { properties: { kind: { const: 'FREE' } }, required: ['kind'] },
  then: { properties: { rows: false } },
  'x-admin': { idField: 'id', routes: {}, calls: {} },
};

const typesOf = (definition: unknown, common?: unknown): Promise<string> =>
  generateEntityTypes('gift-voucher.json', {
    'gift-voucher.json': definition,
    ...(common ? { 'common.json': common } : {}),
  });

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a row with all values under their field names: the generated types do not contain alternate names. */
function named(shape: ObjectShape, row: Row): Row {
  const fields = Object.values(shape.fields).map((field) => {
    const value = getFieldValue(row, field);
    const inner = field.shape;
    const whole = (one: unknown): unknown => (inner && isRow(one) ? named(inner, one) : one);
    // Under an alternate name a server may send the only item of an array without the array.
    if (field.type === 'array' && !(field.name in row) && value !== undefined)
      return [field.name, [value].flat()] as const;
    return [field.name, Array.isArray(value) ? value.map(whole) : whole(value)] as const;
  });
  const others = Object.values(shape.fields).flatMap(({ ui }) => ui.alternateResponseNames ?? []);
  const rest = Object.entries(row).filter(([key]) => !others.includes(key));
  return Object.fromEntries([...rest, ...fields.filter(([, value]) => value !== undefined)]);
}

/** Returns a module that uses the generated type. */
const use = (value: string): string =>
  `import type { GiftVoucher } from './gift-voucher';\nexport const it: GiftVoucher = ${value};\n`;

/** Returns the compiler's errors in the files of the folder, one line each. */
function typeErrors(): string[] {
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--types', 'node', '--ignoreConfig'];
  const names = ['good.ts', 'bad.ts', 'rows.ts'].map((name) => join(dir, name)).filter((path) => existsSync(path));
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', ...flags, ...names], {
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.includes('error'));
}

beforeAll(() => {
  mkdirSync(CACHE, { recursive: true });
  dir = mkdtempSync(join(CACHE, 'types-'));
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('the generated types', () => {
  it.each([
    ['article', 'Article'],
    ['gift-voucher', 'GiftVoucher'],
    ['ocpi-2-credential', 'Ocpi2Credential'],
  ])('of %s are named %s', (entity, name) => expect(toEntityTypeName(entity)).toBe(name));

  it('say what a record holds', async () => {
    const text = await typesOf(voucher);
    expect(text).toContain('export interface GiftVoucher');
    expect(text).toContain("kind: 'FREE' | 'VALUE'");
    expect(text).toContain('title?: string | null');
    expect(text).toContain('Title: On the card');
    expect(text.match(/export /g)).toHaveLength(1);
  });

  it('accept a record and refuse a wrong one', async () => {
    writeFileSync(join(dir, 'gift-voucher.ts'), await typesOf(voucher));
    writeFileSync(join(dir, 'good.ts'), use("{ kind: 'FREE', title: null, rows: [{ a: 1 }, {}, {}, {}] }"));
    writeFileSync(join(dir, 'bad.ts'), use("{ kind: 'GRATIS', id: '1' }"));
    const errors = typeErrors();
    expect(errors).toHaveLength(2);
    expect(errors.join('\n')).toMatch(/bad\.ts.*GRATIS/);
    rmSync(join(dir, 'bad.ts'));
  });

  it('take shared definitions from the module of their file', async () => {
    const shared = { $defs: { 'fax-number': { type: 'string', title: 'Fax' } } };
    const own: Record<string, FieldDefinition> = {
      fax: { $ref: 'common.json#/$defs/fax-number' },
      size: { $ref: '#/$defs/size' },
      parts: { type: 'array', items: { $ref: '#/$defs/size' } },
    };
    const $defs: Record<string, FieldDefinition> = {
      size: { type: 'object', properties: { width: { type: 'number' } } },
    };
    const text = await typesOf({ ...voucher, properties: { ...voucher.properties, ...own }, $defs }, shared);
    expect(text).toContain("import type * as common from './common';");
    expect(text).toMatch(/fax\?: common\.FaxNumber/);
    expect(text).toMatch(/size\?: Size;/);
    expect(text).toMatch(/parts\?: Size\[\];/);
    expect(text.match(/width\?: number/g)).toHaveLength(1);
    const files = { 'gift-voucher.json': voucher, 'common.json': shared };
    expect((await generateTypeFiles(files))['common.ts']).toMatch(/export type FaxNumber = string/);
  });

  it('say what records hold: periods as the API sends them, other values as the app converts them', async () => {
    const own: Record<string, FieldDefinition> = {
      plugs: { type: 'array', items: { type: 'string' }, 'x-ui': { serialization: 'comma' } },
      valid: {
        type: 'object',
        properties: { from: { type: 'string' }, to: { type: 'string' } },
        'x-ui': { dateRange: { params: ['startDate', 'endDate'] } },
      },
      flag: { type: 'boolean', 'x-ui': { valueFrom: 'flags.topUp' } },
    };
    const text = await typesOf({ ...voucher, properties: { ...voucher.properties, ...own }, required: ['valid'] });
    expect(text).toMatch(/plugs\?: string\[\];/);
    expect(text).toMatch(/startDate: string;/);
    expect(text).toMatch(/endDate: string;/);
    expect(text).not.toMatch(/valid|flag/);
  });

  it('of a schema from elsewhere stand on their own', async () => {
    const { $schema: _, ...foreign } = voucher;
    const text = await typesOf({ ...foreign, properties: { any: true, id: { type: 'integer' } } });
    expect(text).toContain('export interface GiftVoucher');
    expect(text).toMatch(/id\?: number/);
    expect(text).not.toContain('import ');
  });

  it('hold for the rows of the fixtures', async () => {
    const schemas = parseSchemas(readSchemaFolder('schema'));
    const files = await generateTypeFiles(schemas);
    const checks = Object.entries(files).flatMap(([file, text], index) => {
      writeFileSync(join(dir, file), text);
      const name = file.replace('.ts', '');
      const rows = `fixtures/db/${name}.json`;
      if (!existsSync(rows)) return [];
      const { shape } = compileEntity(`${name}.json`, schemas).entity;
      const records = (JSON.parse(readFileSync(rows, 'utf8')) as Row[]).map((row) => named(shape, row));
      return `import type { ${toEntityTypeName(name)} as T${index} } from './${name}';
export const rows${index}: (T${index} & Record<string, unknown>)[] = ${JSON.stringify(records)};`;
    });
    expect(checks.length).toBeGreaterThan(5);
    writeFileSync(join(dir, 'rows.ts'), checks.join('\n'));
    expect(typeErrors()).toEqual([]);
  });
});
