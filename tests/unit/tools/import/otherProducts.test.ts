/** Imports into a product, whose folders are not those of the engine. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runSchemaCommand } from '../../../../tools/cli/commands';
import { CORPUS } from './support/importProject';

async function importIntoProduct() {
  const root = mkdtempSync(join(tmpdir(), 'wattdesk-product-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['schema', 'config']) mkdirSync(join(root, folder));
  const { ok, text } = await runSchemaCommand(root, ['import', join(CORPUS, 'petstore.yaml'), '--resource', 'pets']);
  expect(ok, text).toBe(true);
  return { dir: join(root, 'schema'), text };
}

it.each(['pet.json', 'navigation.json', 'dialects.json'])('%s names a meta-schema that editors find', async (name) => {
  const { dir } = await importIntoProduct();
  const { $schema } = JSON.parse(readFileSync(join(dir, name), 'utf8')) as { $schema: string };
  expect(JSON.parse(readFileSync(resolve(dirname(join(dir, name)), $schema), 'utf8'))).toHaveProperty('title');
});

it('the report names the configuration of the product', async () => {
  const { text } = await importIntoProduct();
  expect(text).toContain('in config/config.json');
  expect(text).not.toContain('public/config.json');
});
