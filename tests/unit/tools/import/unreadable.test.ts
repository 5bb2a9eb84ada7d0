import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createImportProject } from './support/importProject';

const OPENAPI = 'openapi: 3.0.3\ninfo: { title: x, version: "1" }\n';

it('finds a document from the current folder, too', async () => {
  const { ok, text } = await createImportProject().run('tests/corpus/openapi/albums-jsonapi.yaml');
  expect(text).toContain('albums');
  expect(ok).toBe(true);
});

it.each([
  ['empty', 'a.yaml', '', /^a\.yaml:1:1 {2}the document is empty$/],
  ['YAML that breaks off', 'a.yaml', 'openapi: 3.0.3\ninfo: { title: x\npaths: {}\n', /^a\.yaml:3:1 {2}.+$/],
  ['JSON with a missing comma', 'a.json', '{\n  "openapi": "3.1.0"\n  "paths": {}\n}', /^a\.json:3:\d+ {2}.+$/],
  [
    'Swagger 2',
    'a.yaml',
    'swagger: "2.0"\n',
    /^a\.yaml {2}OpenAPI 2\.0 cannot be imported, only 3\.0 and 3\.1: convert it first/,
  ],
  [
    'a later OpenAPI',
    'a.yaml',
    'openapi: 4.0.0\n',
    /^a\.yaml {2}OpenAPI 4\.0\.0 cannot be imported, only 3\.0 and 3\.1$/,
  ],
  ['a broken reference', 'a.yaml', `${OPENAPI}paths:\n  /x:\n    $ref: './none.yaml#/x'\n`, /^a\.yaml:5:\d+ {2}.+$/],
  ['anything else', 'a.json', '{ "x": 1 }', /^a\.json:1:1 {2}this is neither an OpenAPI document/],
  ['a text', 'a.json', '"x"', /^a\.json:1:1 {2}the document is no object$/],
  ['a list of numbers', 'a.json', '[{}, 3]', /^a\.json {2}entry 2 of the list is no record but 3$/],
  ['an empty list', 'a.json', '[]', /^a\.json {2}the list contains no example record$/],
])('%s gets one clear sentence', async (_, name, content, sentence) => {
  const project = createImportProject();
  writeFileSync(join(project.root, name), content);
  const { ok, text } = await project.run(name, '--all');
  expect(ok).toBe(false);
  expect(text.split('\n')).toHaveLength(1);
  expect(text).toMatch(sentence);
});

it('a file that does not exist is named', async () => {
  expect(await createImportProject().run('none.yaml')).toEqual({ ok: false, text: 'none.yaml  there is no such file' });
});

it('an example at an address that nobody reaches is not missed', async () => {
  const project = createImportProject();
  project.addDocument('petstore.yaml', (text) =>
    text.replace(
      'application/json:\n',
      "application/json:\n              examples: { one: { externalValue: 'https://none.invalid/x' } }\n",
    ),
  );
  expect(await project.run('petstore.yaml')).toMatchObject({ ok: true });
});
