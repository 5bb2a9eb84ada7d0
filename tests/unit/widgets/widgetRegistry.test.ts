import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import type { ObjectShape } from '../../../src/model/entity/entity';
import { getFieldKind, FIELD_KINDS, getDisplayFormat, type FieldKind } from '../../../src/model/compile/fieldKinds';
import { getWidget } from '../../../src/widgets/widgetRegistry';
import { createTestModule, getProductModule } from '../../support/entityModule';

const upload = (accept: string[]) => ({ call: 'POST upload', accept, maxSizeBytes: 1, responsePath: 'path' });
const day = { type: 'string', format: 'date' } as const;
const object = { type: 'object', properties: { a: { type: 'string' } } } as const;

const entities = readdirSync('schema')
  .filter((file) => file.endsWith('.json') && !['common.json', 'options.json', 'navigation.json'].includes(file))
  .map((file) => file.replace('.json', ''));

describe('the kind of a field', () => {
  it.each<[string, FieldDefinition]>([
    ['text', { type: 'string' }],
    ['text', { type: 'string', maxLength: 100 }],
    ['multiline', { type: 'string', maxLength: 5000 }],
    ['multiline', { type: 'string', 'x-ui': { textareaRows: 3 } }],
    ['integer', { type: 'integer' }],
    ['decimal', { type: 'number' }],
    ['decimal', { type: 'string', 'x-ui': { maxDecimals: 2 } }],
    ['money', { type: 'string', 'x-ui': { currency: {}, maxDecimals: 2 } }],
    ['money', { type: 'number', 'x-ui': { currency: { countryField: 'country' } } }],
    ['boolean', { type: 'boolean' }],
    ['select', { type: 'string', enum: ['a', 'b'] }],
    ['select', { type: 'integer', 'x-ui': { options: 'states' } }],
    ['multiselect', { type: 'array', items: { type: 'string', enum: ['a'] } }],
    ['multiselect', { type: 'array', items: { type: 'string' }, 'x-ui': { options: 'states' } }],
    ['tags', { type: 'array', items: { type: 'string' } }],
    ['date', { type: 'string', format: 'date' }],
    ['month', { type: 'string', format: 'month' }],
    ['datetime', { type: 'string', format: 'yyyy-MM-dd HH:mm' }],
    ['time', { type: 'string', format: 'HH:mm' }],
    ['daterange', { type: 'object', properties: { from: { type: 'string' }, to: { type: 'string' } } }],
    ['daterange', { type: 'object', properties: { end: day, start: day } }],
    // Not date ranges: properties that are times or numbers, or a third property.
    ['object', { type: 'object', properties: { start: { type: 'string' }, end: { type: 'string' } } }],
    ['object', { type: 'object', properties: { from: { type: 'integer' }, to: { type: 'integer' } } }],
    ['object', { type: 'object', properties: { start: day, end: day, note: { type: 'string' } } }],
    ['email', { type: 'string', format: 'email' }],
    ['url', { type: 'string', format: 'uri', maxLength: 500 }],
    ['url', { type: 'string', format: 'absolute-uri' }],
    ['url', { type: 'string', format: 'uri-reference' }],
    ['phone', { type: 'string', format: 'phone' }],
    ['suggest', { type: 'string', 'x-ui': { suggestionOptions: 'states' } }],
    ['generated', { type: 'string', 'x-ui': { serverGenerated: { call: 'GET code', buttonLabel: 'Again' } } }],
    ['password', { type: 'string', 'x-ui': { widget: 'password' } }],
    ['select', { type: 'integer', 'x-ui': { optionRange: { min: 0, max: 10, step: 5 } } }],
    ['checkboxes', { type: 'array', items: { type: 'string', enum: ['a'] }, 'x-ui': { widget: 'checkboxes' } }],
    ['audit', { ...object, 'x-ui': { widget: 'audit' } }],
    ['json', { $ref: '#/$defs/tree' }],
    ['country', { type: 'string', 'x-ui': { options: 'countries' } }],
    ['image', { type: 'string', 'x-ui': { upload: upload(['.png', '.JPG']) } }],
    ['file', { type: 'string', 'x-ui': { upload: upload(['.pdf']) } }],
    ['images', { type: 'array', items: object, 'x-ui': { upload: upload(['.png']) } }],
    ['rows', { type: 'array', items: object }],
    ['object', object],
    ['json', { type: 'object' }],
    ['json', { type: 'array', items: { type: 'array' } }],
    ['text', { type: 'string', format: 'date', 'x-ui': { widget: 'text' } }],
  ])('is %s for %j', (kind, definition) => {
    expect(getFieldKind('name', definition)).toBe(kind);
  });

  it('names the field and the known kinds when a name is unknown', () => {
    expect(() => getFieldKind('name', { type: 'string', 'x-ui': { widget: 'fancy' } })).toThrow(
      /"name" names the widget "fancy".*text/,
    );
  });

  it('is that of a page where the schema says so', () => {
    const own: FieldDefinition = { type: 'string', format: 'date', 'x-ui': { widget: 'custom:own' } };
    expect(getFieldKind('name', own)).toBe('custom:own');
    expect(getDisplayFormat(own, 'custom:own')).toBe('date');
  });

  it('is refused for a tie, and where nothing fits', () => {
    const one: FieldKind = {
      name: 'one',
      description: 'One',
      types: ['string'],
      requiresTraits: [],
      defaultFor: [{ types: ['string'], priority: 'type' }],
      display: 'text',
      filterable: true,
      fullWidth: false,
    };
    const field: FieldDefinition = { type: 'string' };
    expect(() => getFieldKind('name', field, { one, two: { ...one, name: 'two' } })).toThrow(
      /"one" and "two" fit "name" equally well/,
    );
    expect(() => getFieldKind('name', field, { one: { ...one, defaultFor: [] } })).toThrow(
      'No widget fits the field "name"',
    );
  });
});

it('is a block where the language says that it needs the whole width', () => {
  const blocks = Object.values(FIELD_KINDS).flatMap(({ name, fullWidth }) => (fullWidth ? [name] : []));
  expect(blocks.toSorted()).toEqual(
    ['audit', 'checkboxes', 'days', 'files', 'images', 'json', 'multiline', 'object', 'rows'].toSorted(),
  );
  const { fields } = createTestModule({ properties: { place: object, name: { type: 'string' } } }).entity.shape;
  expect([fields['place']?.block, fields['name']?.block]).toEqual([true, undefined]);
});

describe('the registry', () => {
  const kindsIn = ({ fields }: ObjectShape): string[] =>
    Object.values(fields).flatMap(({ kind, shape }) => [kind, ...(shape ? kindsIn(shape) : [])]);

  it('has a widget for each kind that the language states, and none besides', () => {
    const files = readdirSync('src/widgets/kinds').map((file) => file.replace('.tsx', ''));
    expect(files.toSorted()).toEqual(Object.keys(FIELD_KINDS).toSorted());
    for (const kind of files) expect(getWidget({ name: 'any', kind }).Input).toBeDefined();
  });

  it.each(entities)('has a widget for every field of %s', (name) => {
    for (const kind of kindsIn(getProductModule(name).entity.shape))
      expect(() => getWidget({ name, kind })).not.toThrow();
  });

  it('names the field and what there is where nothing answers to its kind', () => {
    expect(() => getWidget({ name: 'place', kind: 'custom:nowhere' })).toThrow(
      /"place" is drawn by "custom:nowhere".*text/,
    );
  });
});
