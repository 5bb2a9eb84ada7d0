import { expect, it } from 'vitest';
import { buildTextUnion } from '../../../../tools/schema/import/entity/textUnions';
import type { Json } from '../../../../tools/schema/lint/source/readJson';

it.each<[says: string, union: Json[], built: Json]>([
  ['patterns', [{ pattern: '^a' }, { pattern: '^b' }], { anyOf: [{ pattern: '^a' }, { pattern: '^b' }] }],
  [
    'patterns with examples',
    [
      { pattern: '^a', 'x-ui': { placeholder: 'ab' } },
      { pattern: '^b', errorMessage: { pattern: 'No b' } },
    ],
    { anyOf: [{ pattern: '^a' }, { pattern: '^b' }] },
  ],
  ['one pattern beside an empty text', [{ pattern: '^a' }, { const: '' }], { pattern: '^a|^$' }],
  ['one pattern beside a text without characters', [{ pattern: '^a' }, { maxLength: 0 }], { pattern: '^a|^$' }],
  [
    'a format of another name',
    [{ format: 'idn-email' }, { enum: ['none'] }],
    { anyOf: [{ format: 'email' }, { enum: ['none'] }] },
  ],
  [
    'a format that is like a known one',
    [{ type: 'string', format: 'datetime' }, { pattern: '^b' }],
    { anyOf: [{ type: 'string' }, { pattern: '^b' }] },
  ],
  ['formats that nobody knows', [{ format: 'year' }, { format: 'datetime' }], {}],
  ['objects', [{ type: 'object', properties: {} }, { pattern: '^b' }], {}],
])('builds a union of %s', (_, union, built) => expect(buildTextUnion({ type: 'string' }, union)).toEqual(built));
