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

describe('descriptions of codes', () => {
  const ABSOLUTE = 'Use an absolute path.';
  const described = {
    oneOf: [
      { const: 'DL3000', description: ABSOLUTE },
      { const: 'DL3001', description: 'Needs a *shell*. Such commands make no sense here.' },
      { const: 'DL3002' },
    ],
  };
  const choices = [
    { const: 'DL3000', description: ABSOLUTE },
    { const: 'DL3001', description: 'Needs a shell.' },
    { const: 'DL3002' },
  ];
  const codes = { type: 'string', enum: ['m1', 'm2'] };
  const texts = ['Fast mode', 'Slow mode'];
  const modes = [
    { const: 'm1', description: 'Fast mode' },
    { const: 'm2', description: 'Slow mode' },
  ];

  it.each<[string, Json, Json]>([
    ['of constants stay', described, { type: 'string', title: 'Rule', oneOf: choices }],
    ['of constants in a union stay', { anyOf: described.oneOf }, { type: 'string', title: 'Rule', oneOf: choices }],
    [
      'of the constants of a list stay',
      { type: 'array', items: described },
      { type: 'array', title: 'Rule', items: { type: 'string', oneOf: choices } },
    ],
    [
      'stand beside titles',
      {
        oneOf: [
          { const: 'a', title: 'First', description: 'Comes first.' },
          { const: 'b', title: 'Last', description: 'last' },
        ],
      },
      {
        type: 'string',
        title: 'Rule',
        oneOf: [
          { const: 'a', title: 'First', description: 'Comes first.' },
          { const: 'b', title: 'Last' },
        ],
      },
    ],
    ...['enumDescriptions', 'markdownEnumDescriptions', 'x-enumDescriptions', 'x-enum-descriptions'].map(
      (key): [string, Json, Json] => [
        `are read from ${key}`,
        { ...codes, [key]: texts },
        { type: 'string', title: 'Rule', oneOf: modes },
      ],
    ),
    [
      'are read by value',
      { ...codes, 'meta:enum': { m1: 'Fast mode', m2: 'Slow mode' } },
      { type: 'string', title: 'Rule', oneOf: modes },
    ],
    [
      'are read from metadata of the values',
      { ...codes, 'x-intellij-enum-metadata': { m2: { description: 'Slow mode' } } },
      { type: 'string', title: 'Rule', oneOf: [{ const: 'm1' }, modes[1]] },
    ],
    [
      'that are empty say nothing',
      { ...codes, enumDescriptions: ['', ''] },
      { type: 'string', title: 'Rule', enum: ['m1', 'm2'] },
    ],
  ])('%s', (_, schema, expected) => {
    const field = normalizeFields({ components: {} }, { rule: schema }).fields['rule'] as FieldDefinition;
    expect(buildField('rule', field)).toEqual(expected);
  });
});
