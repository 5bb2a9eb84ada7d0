/** The types and documents that are generated from the meta-schema are complete. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileEntity, getEntityFiles } from '../../../src/model/compile/compileEntity';
import type { EntityDefinition } from '../../../src/model/schemaLanguage/definition';
import {
  visitEntityKeys,
  visitOptionListKeys,
  type VisitedKey,
} from '../../../src/model/schemaLanguage/visitDefinition';
import { generateMetaSchemaTypes } from '../../../tools/schema/generateMetaSchemaTypes';
import { generateOpenApi } from '../../../tools/schema/openapi/generateOpenApi';
import { parseSchemas } from '../../../tools/schema/parseSchemas';
import { readSchemaFolder } from '../../../tools/schema/folder/readSchemaFolder';
import { propertiesOf, read, ROOT, type Node } from './support/meta';

const files = parseSchemas(readSchemaFolder(join(ROOT, 'schema')));

describe('what follows from the meta-schema', () => {
  let types = '';
  beforeAll(async () => {
    types = await generateMetaSchemaTypes(join(ROOT, 'schema/meta/v2'));
  });

  it.each(['ui', 'action', 'section', 'list', 'form', 'view', 'admin', 'assignment'])(
    'types every key of %s',
    (part) => {
      const keys = propertiesOf(part === 'ui' ? 'field' : 'admin', part);
      expect(keys.filter((key) => !new RegExp(`^\\s*'?${key}'?\\??:`, 'm').test(types))).toEqual([]);
    },
  );

  /** Every key must be used by code outside its description: an unused key would have no effect. */
  it.each([
    ['field', 'ui'],
    ['admin', 'action'],
    ['admin', 'section'],
    ['admin', 'list'],
    ['admin', 'form'],
    ['admin', 'view'],
    ['admin', 'onSuccess'],
    ['admin', 'assignment'],
    ['admin', 'admin'],
  ])('has every key of %s %s read by the product', (file, part) => {
    const code = ['src', 'fixtures', 'dataProvider'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => read(join(folder, name))),
    );
    const text = code.join('\n');
    expect(propertiesOf(file, part).filter((key) => !new RegExp(`\\b${key}\\b`).test(text))).toEqual([]);
  });

  it('describes in OpenAPI every call that is written anywhere', () => {
    const { paths } = generateOpenApi(files, '/api');
    const visits: VisitedKey[] = [];
    const visit = (visited: VisitedKey): void => void visits.push(visited);
    for (const file of getEntityFiles(files))
      visitEntityKeys(compileEntity(file, files).definition as EntityDefinition, visit);
    visitOptionListKeys(files['options.json'] as Node, visit);
    const calls = visits
      .filter(({ annotation }) => annotation.pathParamsFrom !== undefined)
      .map(({ value }) => (typeof value === 'string' ? value : (value as { call?: string } | undefined)?.call))
      .filter((call) => call !== undefined && call !== 'listRow' && call !== 'idOnly');
    expect(calls.length).toBeGreaterThan(60);
    const unknown = calls.filter((call) => {
      const [method = '', path = ''] = call!.split(' ');
      return !paths[`/${path}`]?.[method.toLowerCase()];
    });
    expect(unknown).toEqual([]);
  });
});
