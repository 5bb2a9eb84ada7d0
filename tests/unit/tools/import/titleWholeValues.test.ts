import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { buildField } from '../../../../tools/schema/import/entity/buildField';
import { normalizeFields } from '../../../../tools/schema/import/entity/normalizeFields';
import { isObject, type Json } from '../../../../tools/schema/lint/source/readJson';

/** Returns the titles of a field and of all fields inside of it, in depth-first order. */
function listTitles({ title, properties, items }: Json): unknown[] {
  const own = isObject(items) ? items : {};
  const fields = [properties, own['properties']].flatMap((part) => (isObject(part) ? Object.values(part) : []));
  return [title, ...fields.flatMap((field) => (isObject(field) ? listTitles(field) : []))];
}

const titlesOf = (name: string, schema: Json): unknown[] => {
  const field = normalizeFields({ components: {} }, { [name]: schema }).fields[name] as FieldDefinition;
  return listTitles(buildField(name, field));
};

const mapOf = (additionalProperties: unknown) => ({ type: 'object', additionalProperties });
const text = { type: 'string' };
const step = { type: 'object', properties: { run: text } };

describe('the value of an entry or of a variant', () => {
  it.each<[string, string, Json, unknown[]]>([
    ['is a value if it is a text', 'aliases', mapOf(text), ['Aliases', 'Key', 'Value']],
    ['is a value if it is a list of texts', 'hosts', mapOf({ type: 'array', items: text }), ['Hosts', 'Key', 'Value']],
    [
      'is called after the map if it is a map',
      'catalogs',
      mapOf(mapOf(text)),
      ['Catalogs', 'Key', 'Catalog entries', 'Key', 'Value'],
    ],
    [
      'is called after the outer map at any depth',
      'policies',
      mapOf(mapOf(mapOf(text))),
      ['Policies', 'Key', 'Policy entries', 'Key', 'Policy entries', 'Key', 'Value'],
    ],
    [
      'is called after the map if it is a list of objects',
      'jobs',
      mapOf({ type: 'array', items: step }),
      ['Jobs', 'Key', 'Job entries', 'Run'],
    ],
    [
      'keeps its own title',
      'catalogs',
      mapOf({ title: 'Pins', ...mapOf(text) }),
      ['Catalogs', 'Key', 'Pins', 'Key', 'Value'],
    ],
    [
      'is called like the field if it is a list of objects in one of its variants',
      'steps',
      { oneOf: [text, { type: 'array', items: step }] },
      ['Steps', 'Type', 'Value', 'Steps', 'Run'],
    ],
  ])('%s', (_, name, schema, titles) => {
    expect(titlesOf(name, schema)).toEqual(titles);
  });
});
