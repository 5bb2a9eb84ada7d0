/** The default dialect of a project: `$default` in `dialects.json`. */
import { describe, expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import { DIALECT_PRESETS } from '../../../dataProvider/dialects/presets';
import { createDialectModules } from '../../../tools/vite/dialectModules';
import { DIALECTS_MODULE_ID } from '../../../tools/vite/virtualModuleIds';

const compile = (calls: object, $default?: string) =>
  compileEntity('lamp.json', {
    'dialects.json': {
      ...($default ? { $default } : {}),
      own: { extends: 'spring', serializations: { boolean: 'zeroOne' } },
    },
    'options.json': {
      makers: { call: 'GET makers' },
      places: { call: { endpoint: 'GET places', dialect: 'strapi' } },
    },
    'lamp.json': {
      $id: 'lamp',
      title: 'Lamps',
      type: 'object',
      properties: {
        id: { type: 'integer', readOnly: true },
        isLit: { type: 'boolean' },
        maker: { type: 'integer', 'x-ui': { options: 'makers' } },
        place: { type: 'integer', 'x-ui': { options: 'places' } },
        code: {
          type: 'string',
          'x-ui': { serverGenerated: { call: { endpoint: 'POST codes' }, buttonLabel: 'New Code' } },
        },
      },
      'x-admin': {
        idField: 'id',
        routes: { list: '/lamps', variants: [{ list: '/walls', get: 'GET walls/{id}' }] },
        calls,
        list: { columns: ['id'] },
        actions: { lock: { scope: 'row', title: 'Lock', call: 'POST lamps/{id}/lock' } },
      },
    },
  } as never).entity;

describe('the default dialect', () => {
  it('is that of all calls that name none', () => {
    const { calls, variantGets, actions, options, shape } = compile(
      { page: 'GET lamps', get: { endpoint: 'GET lamps/{id}', dialect: 'hal' } },
      'own',
    );
    const fields = shape.fields as Record<string, { generateCall?: { dialect?: string } }>;
    expect(calls).toMatchObject({ page: { path: 'lamps', dialect: 'own' }, get: { dialect: 'hal' } });
    expect(variantGets).toMatchObject({ 1: { dialect: 'own' } });
    expect(actions['lock']?.call).toEqual({ method: 'POST', path: 'lamps/{id}/lock', dialect: 'own' });
    expect(fields['code']?.generateCall?.dialect).toBe('own');
    expect(options).toMatchObject({ makers: { call: { dialect: 'own' } }, places: { call: { dialect: 'strapi' } } });
  });

  it('is that of a collection that names none', () => {
    expect(compile({ rest: 'lamps' }, 'own').calls['get']?.dialect).toBe('own');
    expect(compile({ rest: { path: 'lamps', dialect: 'hal' } }, 'own').calls['get']?.dialect).toBe('hal');
    expect(compile({ rest: 'lamps' }).calls['get']?.dialect).toBe('simple-rest');
  });

  it('sets the formats of values', () => {
    expect(compile({ rest: 'lamps' }, 'own').shape.fields['isLit']?.ui.serialization).toBe('zeroOne');
    expect(compile({ rest: 'lamps' }).shape.fields['isLit']?.ui.serialization).toBeUndefined();
  });

  it('is not named by calls where the project names none', () => {
    const { actions, options } = compile({ rest: 'lamps' });
    expect(actions['lock']?.call).toEqual({ method: 'POST', path: 'lamps/{id}/lock' });
    expect(options['makers']?.call).toEqual({ method: 'GET', path: 'makers' });
  });

  it('is known to the app', () => {
    const getIndex = (name?: string) =>
      new Map(createDialectModules([], DIALECT_PRESETS, name)).get(DIALECTS_MODULE_ID)!.text();
    expect(getIndex('spring')).toContain('export const defaultDialect = "spring";');
    expect(getIndex()).toContain('export const defaultDialect = undefined;');
  });
});
