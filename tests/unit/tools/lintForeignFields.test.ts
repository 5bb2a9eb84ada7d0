/** What the lint says of fields of a JSON Schema with which nothing can be saved, and of what it must not complain. */
import { describe, expect, it } from 'vitest';
import { formatDiagnostic, lintSchemas } from '../../../tools/schema/lint/lintSchemas';

const IMPOSSIBLE = { type: 'integer', minimum: 5, maximum: 1 };
const SAVED = /can be saved|leave no value|is of type|is there twice/;

/** Returns what the lint says of the possible values of a JSON Schema. */
function lintForeign(
  schema: { properties?: object; required?: string[]; [key: string]: unknown },
  calls: object = { rest: 'walls' },
): string[] {
  const file = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'wall',
    title: 'Walls',
    type: 'object',
    ...schema,
    properties: { id: { type: 'string' }, name: { type: 'string' }, ...schema.properties },
    'x-admin': { idField: 'id', routes: { list: '/walls' }, calls, list: { columns: ['name'] }, form: {} },
  };
  return lintSchemas([{ name: 'wall.json', text: JSON.stringify(file) }])
    .map((finding) => formatDiagnostic(finding).replace(/^\S+\s+/, ''))
    .filter((line) => SAVED.test(line));
}

describe('a required field that a JSON Schema does not describe', () => {
  const UPDATE = { page: 'GET walls', get: 'GET walls/{id}', update: 'PUT walls/{id}' };
  const OF_PATTERN = { required: ['x-a'], patternProperties: { '^x-': { type: 'string' } } };
  const say = (name: string, what: string): string[] => [
    `warning: "${name}" is required, and no field of this name is described: no ${what} can be saved`,
  ];

  it.each([
    ['where nothing else is described', { required: ['q'] }],
    ['where other fields are excluded', { required: ['q'], additionalProperties: false }],
    ['where no pattern fits', { ...OF_PATTERN, required: ['q'], additionalProperties: false }],
    ['where a pattern cannot be read', { required: ['q'], patternProperties: { '(': {} } }],
  ])('keeps records from being saved %s', (_, schema) => {
    expect(lintForeign(schema)).toEqual(say('q', 'record'));
    expect(lintForeign(schema, UPDATE)).toEqual(say('q', 'record'));
  });

  it.each([
    ['q', { required: ['q'], additionalProperties: { type: 'string' } }],
    ['q', { required: ['q'], additionalProperties: true }],
    ['x-a', OF_PATTERN],
  ])('keeps only new records from being saved if it is sent back as it came: %s %j', (name, schema) => {
    expect(lintForeign(schema)).toEqual(say(name, 'new record'));
    expect(lintForeign(schema, UPDATE)).toEqual([]);
  });
});

describe('limits that no value satisfies', () => {
  it.each([
    ['what is excluded', { properties: { name: { type: 'string', not: IMPOSSIBLE } } }],
    ['the keyword of another tool', { properties: { size: { type: 'object', 'x-range': IMPOSSIBLE } } }],
    ['the whole schema, for another tool', { 'x-range': IMPOSSIBLE }],
    ['a default', { properties: { size: { type: 'object', default: IMPOSSIBLE } } }],
  ])('may stand in %s', (_, schema) => expect(lintForeign(schema)).toEqual([]));

  it.each([
    ['not', { properties: { not: IMPOSSIBLE } }],
    ['x-range', { properties: { 'x-range': IMPOSSIBLE } }],
    ['of a pattern', { patternProperties: { default: IMPOSSIBLE } }],
    ['of a definition', { definitions: { 'x-range': IMPOSSIBLE } }],
  ])('are told of a field called like a keyword: %s', (_, schema) =>
    expect(lintForeign(schema)).toEqual(['warning: "minimum" 5 and "maximum" 1 leave no value']),
  );
});
