import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EntityDefinition } from '../../../src/model/entityDefinition';
import { parseSchemas } from '../../../tools/schema/parse';
import { readSchemaFolder } from '../../../tools/schema/read';
import { typeFiles, typeNameOf, typesOf } from '../../../tools/schema/types';

const CACHE = 'node_modules/.cache/wattdesk';
vi.setConfig({ testTimeout: 20_000 });

let dir: string;

const voucher: EntityDefinition = {
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
  'x-admin': { id: 'id', routes: {}, calls: {} },
};

/** A module that uses the generated type. */
const use = (value: string): string =>
  `import type { GiftVoucher } from './gift-voucher';\nexport const it: GiftVoucher = ${value};\n`;

/** What the compiler has against the files of the folder, one line for each fault. */
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
  ])('of %s are named %s', (entity, name) => expect(typeNameOf(entity)).toBe(name));

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

  it('hold for the rows of the fixtures', async () => {
    const files = await typeFiles(parseSchemas(readSchemaFolder('schema')));
    const checks = Object.entries(files).flatMap(([file, text], index) => {
      writeFileSync(join(dir, file), text);
      const rows = `fixtures/db/${file.replace('.ts', '.json')}`;
      if (!existsSync(rows)) return [];
      const name = file.replace('.ts', '');
      return `import type { ${typeNameOf(name)} as T${index} } from './${name}';
export const rows${index}: (T${index} & Record<string, unknown>)[] = ${readFileSync(rows, 'utf8')};`;
    });
    writeFileSync(join(dir, 'rows.ts'), checks.join('\n'));
    expect(typeErrors()).toEqual([]);
  });
});
