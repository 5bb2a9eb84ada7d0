/** Which filters of fields inside of objects a list has that states none. */
import { describe, expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';

function getFilters(dialect: string, list: object, properties: object) {
  const file = {
    properties,
    'x-admin': { idField: 'id', titleField: 'id', routes: {}, calls: { rest: { path: 'lots', dialect } }, list },
  };
  return compileEntity('lot.json', { 'lot.json': file } as never).entity.list!.filters.fields;
}

const getNames = (filters: ReturnType<typeof getFilters>): string[] =>
  filters.filter(({ isOptional = false }) => !isOptional).map(({ name }) => name);

describe('a list without filters', () => {
  const PLACE = {
    type: 'object',
    properties: {
      kind: { type: 'string', title: 'Kind', enum: ['A', 'B'] },
      only: { const: 'x' },
      city: { type: 'string' },
      inner: { type: 'object', properties: { open: { type: 'boolean' } } },
    },
  };

  it('has those of choices inside of objects where the record has none', () => {
    const filters = getFilters('simple-rest', {}, { id: { type: 'integer' }, name: { type: 'string' }, place: PLACE });
    expect(getNames(filters)).toEqual(['place.kind', 'place.inner.open', 'q']);
    expect(filters[0]?.field).toMatchObject({
      title: 'Place Kind',
      kind: 'select',
      choices: [
        { value: 'A', label: 'A' },
        { value: 'B', label: 'B' },
      ],
    });
    const properties = { id: { type: 'integer' }, covered: { type: 'boolean' }, place: PLACE };
    const getShown = (columns: string[]): string[] => getNames(getFilters('simple-rest', { columns }, properties));
    expect(getShown(['id', 'covered'])).toEqual(['covered', 'q']);
    expect(getShown(['id', 'covered', 'place.kind'])).toEqual(['place.kind', 'covered', 'q']);
  });

  it('calls the filter of a field in an object with a long name like the field, where no other is called so', () => {
    const choice = { type: ['string', 'integer'], enum: ['error', 1] };
    const options = { type: 'object', properties: { duplicateKeys: choice, mode: choice, first: choice } };
    const properties = { id: { type: 'integer' }, veryLongParserOptions: options, mode: { type: 'string' } };
    expect(getFilters('json-server', {}, properties).map(({ name, field }) => [name, field.title])).toMatchObject([
      ['veryLongParserOptions.duplicateKeys', 'Duplicate Keys'],
      ['veryLongParserOptions.mode', 'Very Long Parser Options Mode'],
      ['veryLongParserOptions.first', 'Very Long Parser Options First'],
      ['mode_like', 'Mode'],
      ['q', ''],
    ]);
  });

  it('filters by texts and numbers of one choice', () => {
    const mode = { type: ['string', 'integer'], enum: ['error', 1] };
    const properties = { id: { type: 'integer' }, options: { type: 'object', properties: { mode } } };
    expect(getFilters('json-server', {}, properties)[0]?.field.types).toEqual(['string', 'integer']);
  });

  it('has none of values that are only sent back or deprecated, or whose names differ from those of the API', () => {
    const kind = { type: 'string', enum: ['A', 'B'] };
    const box = { type: 'object', properties: { kind } };
    const union = (other: object) => ({
      oneOf: [
        { type: 'object', properties: { type: { const: 'P' }, kind, ...other }, required: ['type'] },
        { type: 'object', properties: { type: { const: 'Q' }, kind: { type: 'boolean' } }, required: ['type'] },
      ],
    });
    const getNested = (properties: object) =>
      getNames(getFilters('simple-rest', {}, { id: { type: 'integer' }, ...properties }));
    expect(getNested({ box: { ...box, 'x-ui': { sendBackUnchanged: true } } })).toEqual(['q']);
    expect(getNested({ only: { type: 'object', properties: { kind: { type: 'string', enum: ['A'] } } } })).toEqual([
      'q',
    ]);
    expect(getNested({ plan: union({}) })).toEqual(['plan.type', 'q']);
    expect(getNested({ box })).toEqual(['box.kind', 'q']);
    expect(getNested({ box: { ...box, deprecated: true } })).toEqual(['q']);
    expect(getNested({ box: { ...box, properties: { kind: { ...kind, deprecated: true } } } })).toEqual(['q']);
  });

  it('calls the filter of a text inside of an object as its column is called', () => {
    const properties = {
      id: { type: 'integer' },
      metadata: { type: 'object', properties: { name: { type: 'string' } } },
    };
    const filters = getFilters('json-server', { columns: [{ field: 'metadata.name', title: 'Name' }] }, properties);
    expect(filters[0]).toMatchObject({ name: 'metadata.name_like', field: { title: 'Name' } });
  });
});
