/** The registry of wire dialects is the only place that names them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { createDialect } from '../../../dataProvider/dialects/interpreter/createDialect';
import { loadDialect } from '../../../dataProvider/dialects/loadDialect';
import { DIALECT_PRESETS } from '../../../dataProvider/dialects/presets';
import { resolveDialect } from '../../../dataProvider/dialects/resolveDialect';
import { DialectSet } from '../../../fixtures/dialects/dialects';
import type { DialectName } from '../../../src/model/schemaLanguage/definition';
import { updateDialectNames } from '../../../tools/schema/reference/dialectNames';
import { createDialectModules } from '../../../tools/vite/dialectModules';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import { DIALECTS_MODULE_ID } from '../../../tools/vite/virtualModuleIds';
import { dialects } from '../../support/dialects';
import { read, ROOT } from './support/meta';

const NAMES = Object.keys(DIALECT_PRESETS);
const getFixtureDialect = (name: string) => new DialectSet().get({ dialect: name as DialectName });

describe('the registry of wire dialects', () => {
  it('registers each file of the presets', () => {
    const files = readdirSync(join(ROOT, 'dataProvider/dialects/presets')).sort();
    expect(files).toEqual(NAMES.map((name) => `${name.replace('/', '-')}.json`).sort());
  });

  it('has presets that are valid by the meta-schema', () => {
    const validate = new Ajv({ strict: false }).compile(JSON.parse(read('schema/meta/v2/dialects.schema.json')));
    expect(validate(DIALECT_PRESETS), JSON.stringify(validate.errors)).toBe(true);
  });

  it('names the dialects of the meta-schema: npm run definition', () => {
    const metaSchema = read('schema/meta/v2/admin.schema.json');
    expect(updateDialectNames(metaSchema)).toBe(metaSchema);
    const outdated = metaSchema.replace('"cursor"', '"cursors"');
    expect(outdated).not.toBe(metaSchema);
    expect(JSON.parse(updateDialectNames(outdated))).toEqual(JSON.parse(metaSchema));
  });

  it.each(NAMES)('has a server for %s in the fixture API', (name) => {
    const server = getFixtureDialect(name);
    expect(server.isPlain).toBe(resolveDialect(DIALECT_PRESETS, name).envelope ? undefined : true);
  });

  it('refuses an unknown name', async () => {
    await expect(loadDialect(dialects, 'soap')).rejects.toThrow('No dialect "soap" among pageNo/pageVo');
    await expect(loadDialect(dialects, 'constructor')).rejects.toThrow('No dialect "constructor"');
    expect(() => getFixtureDialect('soap')).toThrow('There is no dialect "soap"');
  });

  it('loads a lazy dialect', async () => {
    const dialect = createDialect({});
    expect(await loadDialect({ exercise: async () => dialect }, 'exercise')).toBe(dialect);
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
    const index = new Map(createDialectModules([compile(calls)], DIALECT_PRESETS)).get(DIALECTS_MODULE_ID)!.text();
    return NAMES.filter((name) => new RegExp(`"${name}": create`).test(index));
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
