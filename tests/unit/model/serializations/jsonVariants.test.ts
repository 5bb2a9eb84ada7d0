import { expect, it } from 'vitest';
import { compileObjectShape } from '../../../../src/model/compile/compileObjectShape';
import { ConditionCollector } from '../../../../src/model/compile/conditionCollector';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { createShapeConverter } from '../../../../src/model/serializations/createShapeConverter';

const known = (parts: object) => ({
  names: [],
  values: [],
  constants: {},
  required: [],
  entryTypes: [],
  entryKinds: [],
  placeValues: [],
  ...parts,
});

const ofObject = (parts: object) => ({ type: 'object', 'x-ui': { widget: 'json' }, 'x-known': known(parts) });
const ofList = (entryTypes: string[][], entryKinds: object[] = []) => ({
  type: 'array',
  'x-ui': { widget: 'json' },
  'x-known': known({ entryTypes, entryKinds }),
});
const ofPlaces = (...placeValues: string[][]) => ({
  type: 'array',
  'x-ui': { widget: 'json' },
  'x-known': known({ placeValues }),
});
const ofType = (type: string, required: string[] = []) => ({ constants: { type: [type] }, required });

it.each<[string, [object, object], unknown, string]>([
  ['a constant', [ofObject({ values: ['hex'] }), ofObject({ values: ['repeat'] })], { type: 'hex', name: 'a' }, 'one'],
  [
    'a constant of the second',
    [ofObject({ values: ['hex'] }), ofObject({ values: ['repeat'] })],
    { type: 'repeat', name: 'a' },
    'two',
  ],
  [
    'a constant of its own, although the other has the same inside',
    [
      ofObject({ values: ['hex', 'repeat'], constants: { type: ['hex'] } }),
      ofObject({ values: ['repeat'], constants: { type: ['repeat'] } }),
    ],
    { type: 'repeat' },
    'two',
  ],
  ['what it requires', [ofObject({ required: ['key'] }), ofObject({ required: ['url'] })], { url: 'hex' }, 'two'],
  ['the depth of lists', [ofList([['number']]), ofList([['array'], ['number']])], [[1, 2]], 'two'],
  ['the type of any entry', [ofList([['object']]), ofList([['object', 'string']])], [{}, 'a'], 'two'],
  [
    'the kind of its objects',
    [ofList([], [ofType('a')]), ofList([], [ofType('b', ['x']), ofType('c')])],
    [{ type: 'c' }, 'a', { type: 'b', x: 1 }],
    'two',
  ],
  ['the values of its places', [ofPlaces(['GAMES'], []), ofPlaces(['STICKERS'])], ['STICKERS', 'x'], 'two'],
  ['the places that it has', [ofPlaces(['a'], ['b']), ofPlaces(['b'])], ['a'], 'one'],
  ['the first of several that fit', [ofList([]), ofList([['object', 'string']])], [{}, 'a'], 'one'],
])('a variant that is edited as JSON is found by %s', (_, values, wire, kind) => {
  const branches = ['$value', '$value$2'].map((own, index) => ({
    values: [['one', 'two'][index]!],
    title: own,
    names: [['$value', own]],
    required: ['$value'],
    isValue: true,
  }));
  const definition = {
    properties: {
      field: {
        type: 'object',
        properties: { $variant: { enum: ['one', 'two'] }, $value: values[0], $value$2: values[1] },
        'x-variants': { choice: '$variant', isVirtual: true, branches },
      },
    },
  } as unknown as FieldDefinition;
  const converter = createShapeConverter(compileObjectShape(definition, 'record', new ConditionCollector()), {})!;
  expect(converter.read({ field: wire }, () => undefined)).toMatchObject({ field: { $variant: kind } });
});
