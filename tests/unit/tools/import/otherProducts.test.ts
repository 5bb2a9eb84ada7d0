/** Imports into a product, whose folders are not those of the engine. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it('a text that looks like the address of a meta-schema stays as it is', async () => {
  const { dir } = await importIntoProduct();
  const text = './meta/v2/entity.schema.json';
  const document = { title: 'Guide', properties: { place: { type: 'string', default: text } } };
  writeFileSync(join(dir, '../guide.json'), JSON.stringify(document));
  await runSchemaCommand(join(dir, '..'), ['import', 'guide.json']);
  expect(JSON.parse(readFileSync(join(dir, 'guide.json'), 'utf8'))).toMatchObject({
    properties: { place: { default: text } },
  });
});

it('the report names the configuration of the product', async () => {
  const { text } = await importIntoProduct();
  expect(text).toContain('in config/config.json');
  expect(text).not.toContain('public/config.json');
});
