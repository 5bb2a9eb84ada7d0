import { describe, expect, it } from 'vitest';
import type { EntityDefinition } from '../../../../src/model/schemaLanguage/definition';
import { generateOpenApi } from '../../../../tools/schema/openapi/generateOpenApi';
import { compileEntityModule } from '../../../support/entityModule';

const TIME = { type: 'string', format: 'yyyy-MM-dd HH:mm' };

const fileOf = (calls: object): EntityDefinition =>
  ({
    $id: 'thing',
    title: 'Things',
    type: 'object',
    properties: {
      id: { type: 'integer', readOnly: true },
      at: TIME,
      isOpen: { type: 'boolean' },
      isReal: { type: 'boolean', 'x-ui': { serialization: 'none' } },
      isPaid: { type: 'boolean', 'x-ui': { serialization: 'yOrN' } },
      kind: { type: 'string', enum: ['A b', 'C'] },
      name: { type: 'string' },
      tags: { type: 'array', items: { type: 'string', enum: ['X'] } },
      rows: { type: 'array', items: { type: 'object', properties: { at: TIME } } },
    },
    if: { properties: { isOpen: { const: true } }, required: ['isOpen'] },
    then: { required: ['name'] },
    'x-admin': {
      idField: 'id',
      routes: { list: '/thing' },
      calls,
      list: { columns: ['id'], filters: { properties: { since: TIME, isOpen: {} } } },
      assignments: {
        sites: {
          title: 'Sites',
          page: { endpoint: 'POST site-pages', dialect: 'pageNo/pageVo' },
          assign: 'POST assign',
          unassign: 'POST un-assign',
          recordIdParam: 'id',
          selectedIdsParam: 'ids',
          rowIdField: 'id',
          statusFilterOptions: 'states',
          rowSchema: { type: 'object', properties: { id: { type: 'integer' }, at: TIME } },
          columns: ['at'],
        },
      },
      actions: {
        close: {
          title: 'Close',
          scope: 'row',
          call: 'POST close',
          input: { type: 'object', properties: { at: TIME } },
        },
      },
    },
  }) as unknown as EntityDefinition;

const DIALECTS = {
  base: { extends: 'spring', serializations: { boolean: 'zeroOne', 'yyyy-MM-dd HH:mm': 'epochSeconds' } },
  ours: {
    extends: 'base',
    serializations: { 'yyyy-MM-dd HH:mm': 'epochMilliseconds', enum: 'upperSnakeCase', array: 'comma' },
  },
};

const compile = (calls: object) =>
  compileEntityModule('thing.json', {
    'thing.json': fileOf(calls),
    'dialects.json': DIALECTS,
    'options.json': { states: { call: 'GET states' } },
  }).entity;

describe('the serializations of a dialect', () => {
  const { shape, list, actions, assignments, isSerialized } = compile({ rest: { path: 'things', dialect: 'ours' } });
  const nameOf = (name: string) => shape.fields[name]?.ui.serialization;

  it('apply to each field by its codes, format or type, unless the field names its own', () => {
    expect(['at', 'isOpen', 'isReal', 'isPaid', 'kind', 'name', 'tags', 'rows'].map(nameOf)).toEqual([
      'epochMilliseconds',
      'zeroOne',
      'none',
      'yOrN',
      'upperSnakeCase',
      undefined,
      'comma',
      undefined,
    ]);
    expect(shape.fields['tags']?.item?.ui.serialization).toBe('upperSnakeCase');
    expect(shape.fields['rows']?.shape?.fields['at']?.ui.serialization).toBe('epochMilliseconds');
    expect(isSerialized).toBe(true);
  });

  it('apply to filters, to the input of actions and to assigned rows', () => {
    expect(assignments['sites']?.shape.fields['at']?.ui.serialization).toBe('epochMilliseconds');
    const filters = list?.filters.shape.fields ?? {};
    expect([filters['since']?.ui.serialization, filters['isOpen']?.ui.serialization]).toEqual([
      'epochMilliseconds',
      'zeroOne',
    ]);
    expect(actions['close']?.input?.shape.fields['at']?.ui.serialization).toBe('epochMilliseconds');
  });

  it('are those of the call that names the dialect', () => {
    const page = { endpoint: 'GET things', dialect: 'base' };
    expect(compile({ page }).shape.fields['at']?.ui.serialization).toBe('epochSeconds');
    expect(compile({ page: { ...page, dialect: 'spring' } }).shape.fields['at']?.ui.serialization).toBeUndefined();
  });

  it('are described by the OpenAPI document', () => {
    const files = {
      'thing.json': fileOf({ rest: { path: 'things', dialect: 'ours' } }),
      'dialects.json': DIALECTS,
      'options.json': { states: { call: 'GET states' } },
    };
    const { components } = generateOpenApi(files, '/api') as unknown as {
      components: { schemas: Record<string, Record<string, unknown>> };
    };
    expect(components.schemas['Thing']).toMatchObject({
      properties: {
        at: { type: 'integer' },
        isOpen: { enum: [0, 1] },
        isReal: { type: 'boolean' },
        isPaid: { enum: ['Y', 'N'] },
        kind: { type: 'string', enum: ['A_B', 'C'] },
        name: { type: 'string' },
        tags: { type: 'string' },
        rows: { items: { properties: { at: { type: 'integer' } } } },
      },
      if: { properties: { isOpen: { const: 1 } } },
    });
  });
});

it.each<[string, object, string | undefined]>([
  ['a collection without a dialect', { rest: 'things' }, 'offsetDateTime'],
  ['a preset without an envelope', { rest: { path: 'things', dialect: 'spring' } }, 'offsetDateTime'],
  ['a dialect of the project', { page: { endpoint: 'GET things', dialect: 'own' } }, 'offsetDateTime'],
  ['one that extends another', { rest: { path: 'things', dialect: 'ours' } }, 'offsetDateTime'],
  ['one that sets none', { rest: { path: 'things', dialect: 'raw' } }, undefined],
  ['one with an envelope', { page: { endpoint: 'POST things', dialect: 'wrapped' } }, undefined],
  ["the operator's pages", { page: { endpoint: 'POST things', dialect: 'pageNo/pageVo' } }, undefined],
  ['calls without a dialect', { get: 'GET things/{id}' }, undefined],
])('points in time of %s', (_, calls, expected) => {
  const { properties, ...file } = fileOf(calls);
  const made = { type: 'string', format: 'date-time' };
  const { entity } = compileEntityModule('thing.json', {
    'thing.json': { ...file, properties: { ...properties, made } } as never,
    'dialects.json': {
      ...DIALECTS,
      own: { list: { pageParam: 'page' } },
      raw: { extends: 'own', serializations: { 'date-time': null } },
      wrapped: { envelope: true },
    } as never,
    'options.json': { states: { call: 'GET states' } },
  });
  expect(entity.shape.fields['made']?.ui.serialization).toBe(expected);
});
