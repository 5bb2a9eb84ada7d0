/** Where in a document the schema of the records is. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createImportProject } from './support/importProject';

const TEXT = { type: 'string' };
const SERVER = { type: 'object', properties: { host: TEXT, port: { $ref: '#/definitions/port' } } };
const PORT = { type: 'integer', minimum: 1 };

it.each<[string, unknown, string, string, string[]]>([
  ['without an id', { type: 'object', properties: { host: TEXT } }, '', 'spec', ['id', 'host']],
  ['with the id of the server', { type: 'object', properties: { _id: TEXT, host: TEXT } }, '', 'spec', ['_id', 'host']],
  ['in an envelope', { spec: { server: SERVER }, definitions: { port: PORT } }, '', 'server', ['id', 'host', 'port']],
  ['at a pointer', { a: SERVER, b: SERVER, definitions: { port: PORT } }, '#/b', 'b', ['id', 'host', 'port']],
  [
    'among the components of an API',
    {
      openapi: '3.0.0',
      paths: {},
      components: {
        schemas: {
          Record: PORT,
          Box: { type: 'object', properties: { host: TEXT, port: { $ref: '#/components/schemas/Record' } } },
        },
      },
    },
    '#/components/schemas/Box',
    'box',
    ['id', 'host', 'port'],
  ],
  [
    'behind a reference',
    { $ref: '#/definitions/s', definitions: { port: PORT, s: SERVER } },
    '',
    'spec',
    ['id', 'host', 'port'],
  ],
  ['of a list', { type: 'array', items: SERVER, definitions: { port: PORT } }, '', 'spec', ['id', 'host', 'port']],
])('a schema %s becomes an entity in one command', async (_, document, pointer, name, fields) => {
  const project = createImportProject();
  writeFileSync(join(project.root, 'spec.json'), JSON.stringify(document));
  expect(await project.run(`spec.json${pointer}`)).toMatchObject({ ok: true });
  const { properties } = project.load(`${name}.json`) as { properties: Record<string, object> };
  expect(Object.keys(properties)).toEqual(fields);
  if (fields.includes('port')) expect(properties['port']).toMatchObject(PORT);
});
