/** The registry of wire dialects is the only place that names them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDialect } from '../../../dataProvider/dialects/loadDialect';
import { getDialect as getFixtureDialect } from '../../../fixtures/dialects/dialects';
import type { DialectName } from '../../../src/model/schemaLanguage/definition';
import { updateDialectNames } from '../../../tools/schema/reference/dialectNames';
import { WIRE_DIALECTS } from '../../../tools/schema/dialectOfCall';
import { createDialectModules } from '../../../tools/vite/dialectModules';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import { DIALECTS_MODULE_ID } from '../../../tools/vite/virtualModuleIds';
import { dialects } from '../../support/dialects';
import { read, ROOT } from './support/meta';

const NAMES = Object.keys(WIRE_DIALECTS).sort();

describe('the registry of wire dialects', () => {
  it('registers each file that exports a dialect', async () => {
    const folder = join(ROOT, 'dataProvider/dialects');
    const modules = await Promise.all(
      readdirSync(folder).map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
    );
    const found = modules.flatMap(({ dialect }) => (dialect ? [dialect] : []));
    expect(new Set(found)).toEqual(new Set(Object.values(WIRE_DIALECTS).map(({ dialect }) => dialect)));
    expect(found).toHaveLength(NAMES.length);
  });

  it('names the dialects of the meta-schema: npm run definition', () => {
    const metaSchema = read('schema/meta/v2/admin.schema.json');
    expect(updateDialectNames(metaSchema)).toBe(metaSchema);
    const outdated = metaSchema.replace('"simple-rest"]', '"simple"]');
    expect(outdated).not.toBe(metaSchema);
    expect(JSON.parse(updateDialectNames(outdated))).toEqual(JSON.parse(metaSchema));
  });

  it.each(NAMES)('has a server for %s in the fixture API', (name) => {
    const server = getFixtureDialect({ dialect: name as DialectName });
    expect(server.isPlain).toBe(WIRE_DIALECTS[name]!.dialect.isPlain);
  });

  it('refuses an unknown name', async () => {
    await expect(loadDialect(dialects, 'soap')).rejects.toThrow('No dialect "soap" among pageNo/pageVo');
    await expect(loadDialect(dialects, 'constructor')).rejects.toThrow('No dialect "constructor"');
    expect(() => getFixtureDialect({ dialect: 'soap' as DialectName })).toThrow('There is no dialect "soap"');
  });

  it('loads a lazy dialect', async () => {
    const lazy = { exercise: async () => WIRE_DIALECTS['simple-rest']!.dialect };
    expect(await loadDialect(lazy, 'exercise')).toBe(WIRE_DIALECTS['simple-rest']!.dialect);
  });
});

describe('the dialects of the first load', () => {
  const compile = (calls: object) =>
    compileEntity('lamp.json', {
      'lamp.json': { title: 'Lamps', properties: {}, 'x-admin': { idField: 'id', routes: { list: '/lamp' }, calls } },
      'common.json': {},
      'options.json': {},
    });
  const getEager = (calls: object): string[] => {
    const index = new Map(createDialectModules([compile(calls)])).get(DIALECTS_MODULE_ID)!.text();
    return NAMES.filter((name) => new RegExp(`"${name}": d\\d`).test(index));
  };

  it.each<[string, object, string[]]>([
    ['that of calls without one', { get: 'GET lamps/{id}' }, ['pageNo/pageVo']],
    ['that of a REST collection', { rest: 'lamps' }, ['pageNo/pageVo', 'simple-rest']],
    [
      'that of a list',
      { page: { endpoint: 'POST lamps', dialect: 'pageNum/pageVo' } },
      ['pageNo/pageVo', 'pageNum/pageVo'],
    ],
  ])('are %s', (_, calls, eager) => {
    expect(getEager(calls)).toEqual(eager);
  });
});
