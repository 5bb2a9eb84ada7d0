import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { buildField } from '../../../../tools/schema/import/entity/buildField';
import { normalizeFields } from '../../../../tools/schema/import/entity/normalizeFields';
import type { Json } from '../../../../tools/schema/lint/source/readJson';

describe('codes', () => {
  it.each<[string, string, Json, Json]>([
    [
      'of words in capitals get titles',
      'state',
      { enum: ['IN_USE', 'free'] },
      {
        type: 'string',
        title: 'State',
        oneOf: [
          { const: 'IN_USE', title: 'In Use' },
          { const: 'free', title: 'Free' },
        ],
      },
    ],
    [
      'of joined words get titles',
      'state',
      { enum: ['inProgress', 'not-started', 'on hold', 'not to be done now'] },
      {
        type: 'string',
        title: 'State',
        oneOf: [
          { const: 'inProgress', title: 'In Progress' },
          { const: 'not-started', title: 'Not Started' },
          { const: 'on hold', title: 'On Hold' },
          { const: 'not to be done now', title: 'not to be done now' },
        ],
      },
    ],
    ...[
      ['kWh', 'watt'],
      ['npm', 'yarn'],
      ['OpenSSL', 'v1.2'],
      ['AC', 'DC'],
      ['model', 'model/v1'],
      ['EUR', 'SGD', 'USD'],
    ].map((codes): [string, string, Json, Json] => [
      `${codes.join(', ')} stay`,
      'unit',
      { enum: codes },
      { type: 'string', title: 'Unit', enum: codes },
    ]),
    [
      'that can be read stay',
      'size',
      { enum: ['Small', 'Large'] },
      { type: 'string', title: 'Size', enum: ['Small', 'Large'] },
    ],
  ])('%s', (_, name, schema, expected) => {
    const field = normalizeFields({ components: {} }, { [name]: schema }).fields[name] as FieldDefinition;
    expect(buildField(name, field)).toEqual(expected);
  });
});
