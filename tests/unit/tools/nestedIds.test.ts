/** Ids inside of objects in the lint, the types, the OpenAPI document and the contract check. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SchemaFiles } from '../../../src/model/schemaLanguage/resolveDefinitionRefs';
import { checkRow } from '../../../src/model/contract/checkRow';
import { lintSchemas } from '../../../tools/schema/lint/lintSchemas';
import { generateEntityTypes } from '../../../tools/schema/generateEntityTypes';
import { generateOpenApi } from '../../../tools/schema/openapi/generateOpenApi';
import { compileEntityModule } from '../../support/entityModule';

const POD = {
  $schema: './meta/v2/entity.schema.json',
  $id: 'pod',
  title: 'Pods',
  type: 'object',
  properties: {
    metadata: {
      type: 'object',
      title: 'Metadata',
      properties: { name: { type: 'string', title: 'Name' }, zone: { type: 'string', title: 'Zone' } },
      required: ['name'],
    },
    phase: { type: 'string', title: 'Phase' },
  },
  required: ['metadata'],
  'x-admin': {
    idField: 'metadata.name',
    titleField: 'metadata.name',
    routes: { list: '/pod', update: '/pod/update/{id}' },
    calls: {
      page: { endpoint: 'GET pods', dialect: 'simple-rest' },
      get: { endpoint: 'GET pods/{metadata.name}', dialect: 'simple-rest' },
      update: { endpoint: 'PUT pods/{id}', dialect: 'simple-rest', bodyFields: ['metadata.name', 'phase'] },
    },
    list: { columns: ['metadata.name', 'metadata.zone', 'phase'] },
    form: { openAs: 'screen', sections: [{ title: 'Pod', fields: ['metadata.name', 'metadata', 'phase'] }] },
  },
};
const COMMON = ['common.json', 'navigation.json', 'options.json'].map((name) => [
  name,
  readFileSync(join('schema', name), 'utf8'),
]);
const withAdmin = (admin: object) => ({ ...POD, 'x-admin': { ...POD['x-admin'], ...admin } });

function lint(pod: object): string[] {
  const texts = [...COMMON, ['pod.json', JSON.stringify(pod)]];
  const diagnostics = lintSchemas(texts.map(([name, text]) => ({ name: name!, text: text! })));
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}

describe('the lint', () => {
  it('accepts the path wherever a field may be named', () => {
    expect(lint(POD)).toEqual([]);
  });

  it.each([
    [{ idField: 'metadata.nam' }, 'id "metadata.nam" names no field'],
    [{ routes: { list: '/pod', update: '/pod/{metadata.name}' } }, '{metadata.name} in route'],
    [{ titleField: 'metadata.x' }, 'titleField "metadata.x" names no field'],
  ])('reports %j', (admin, message) => {
    expect(lint(withAdmin(admin)).join('\n')).toContain(message);
  });
});

const files = { 'pod.json': POD } as unknown as SchemaFiles;

it('the type of a record has the id itself', async () => {
  const types = await generateEntityTypes('pod.json', files);
  expect(types).toMatch(/'metadata\.name': string;/);
  expect(types).toMatch(/metadata: \{[^}]*zone\?: string;/);
});

it('the OpenAPI document has it in its object', () => {
  const { paths, components } = generateOpenApi(files, '/api') as unknown as {
    paths: Record<string, Record<string, { parameters?: { name: string }[]; requestBody?: unknown }>>;
    components: { schemas: Record<string, unknown> };
  };
  expect(paths['/pods/{metadata.name}']?.['get']?.parameters?.map(({ name }) => name)).toContain('metadata.name');
  expect(JSON.stringify(paths['/pods/{id}']?.['put']?.requestBody)).toContain(
    '"metadata":{"type":"object","properties":{"name":',
  );
  expect(components.schemas['Pod']).toMatchObject({
    properties: { metadata: { properties: { name: { type: 'string' } } } },
  });
});

it('the contract check finds a record without it', () => {
  const module = compileEntityModule('pod.json', files);
  const call = { endpoint: 'GET pods', responseKind: 'list' as const };
  const check = (row: object) => checkRow(module, row, call).map(({ field, kind }) => [field, kind]);
  expect(check({ metadata: { name: 'a', zone: 'x' }, phase: 'Done' })).toEqual([]);
  expect(check({ metadata: { zone: 'x' }, phase: 'Done' })).toEqual([['metadata.name', 'missing']]);
  expect(check({ metadata: { name: 7, zone: 'x', uid: 1 }, phase: 'Done' })).toEqual([
    ['metadata.name', 'type'],
    ['metadata.uid', 'unread'],
  ]);
});
