/** Public schemas with randomly changed keywords, the same in each run: every schema can be read. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { normalizeSchema } from '../../../../src/model/jsonSchema/normalizeSchema';
import { generateEntityValidatorsModule } from '../../../../tools/schema/validatorModules';

const FILES = [
  'json-metaschema/draft-03-schema.json',
  'json-metaschema/draft-07-schema.json',
  'ajv-2020-12/applicator.json',
  'har-schema/postData.json',
  'ocpp-rpc/ocpp1_6.SetChargingProfile.req.json',
  'changesets/changesets.json',
];

const WORDS =
  'type properties required items allOf anyOf oneOf not if then $ref enum const pattern additionalProperties ' +
  'patternProperties dependencies extends disallow default format x-ui nullable $id $anchor prefixItems $defs readOnly';

const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  '',
  'string',
  '#',
  '#/properties',
  'http://a/b',
  '^(',
  '__proto__',
  [],
  {},
  [1],
  [{}],
  [true],
  [null],
  { a: {} },
  { a: 1 },
  { $ref: '#' },
  [{ $ref: '#' }, { type: 'null' }],
  { type: ['object', 'null'], properties: { format: { $ref: '#' } } },
];

/** Returns a generator of numbers from 0 to 1, the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

function placesIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(placesIn)];
}

function broken(text: string, seed: number): unknown {
  const schema = JSON.parse(text) as unknown;
  const next = numbers(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  for (let change = 0; change < 4; change += 1) {
    const place = one(placesIn(schema));
    const keys = Object.keys(place);
    const key = next() < 0.5 && keys.length > 0 ? one(keys) : one(WORDS.split(' '));
    if (!Array.isArray(place) || keys.includes(key)) place[key] = structuredClone(one(VALUES));
  }
  return schema;
}

describe('a schema full of mistakes', () => {
  it.each(FILES)('%s is read all the same', (file) => {
    const text = readFileSync(`tests/corpus/public-schemas/${file}`, 'utf8');
    for (let seed = 1; seed <= 60; seed += 1) {
      const schema = broken(text, seed);
      const read = (): string => {
        const { definition } = normalizeSchema('thing.json', { 'thing.json': schema });
        return generateEntityValidatorsModule(
          { definition, conditions: {}, parts: {} },
          { commonFormats: '', formats: '', runtime: '' },
        );
      };
      expect(read, `seed ${seed}: ${JSON.stringify(schema)}`).not.toThrow();
    }
  });
});
