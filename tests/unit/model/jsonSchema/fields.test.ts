import { describe, expect, it } from 'vitest';
import { fieldOf, recordOf } from './support';

const EDITOR = { 'x-ui': { widget: 'json' } };
const because = (reason: string): string => `field: edited as JSON, because ${reason}`;

describe('a field without an input of its own', () => {
  it.each<[string, unknown, unknown, string]>([
    ['anything', true, {}, 'it may be anything'],
    ['a title alone', { title: 'X' }, { title: 'X' }, 'it may be anything'],
    ['an object without fields', { type: 'object' }, { type: 'object' }, 'the names of its fields are free'],
    [
      'a map',
      { additionalProperties: { type: 'string' } },
      { type: 'object', additionalProperties: { type: 'string' } },
      'the names of its fields are free',
    ],
    [
      'a map by patterns',
      { patternProperties: { '^a': { type: 'string' } } },
      { type: 'object', patternProperties: { '^a': { type: 'string' } } },
      'the names of its fields are free',
    ],
    ['a list of anything', { type: 'array' }, { type: 'array' }, 'its entries have no input of one line'],
    [
      'a list of yes or no',
      { type: 'array', items: { type: 'boolean' } },
      { type: 'array', items: { type: 'boolean' } },
      'its entries have no input of one line',
    ],
    [
      'a list of lists',
      { type: 'array', items: { type: 'array', items: { type: 'string' } } },
      { type: 'array', items: { type: 'array', items: { type: 'string' } } },
      'its entries have no input of one line',
    ],
    [
      'a list of maps',
      { type: 'array', items: { type: 'object' } },
      { type: 'array', items: { type: 'object' } },
      'the names of its fields are free',
    ],
    [
      'a list by places',
      { prefixItems: [{ type: 'string' }] },
      { type: 'array', prefixItems: [{ type: 'string' }] },
      'each place of the list has another meaning',
    ],
    ['several types', { type: ['object', 'array'] }, { type: ['object', 'array'] }, 'it takes values of several types'],
    [
      'choices that are objects',
      { enum: [{ a: 1 }, [2]] },
      { type: ['object', 'array'], enum: [{ a: 1 }, [2]] },
      'its choices are objects or lists',
    ],
    ['one object', { const: { a: 1 } }, { type: 'object', const: { a: 1 } }, 'its choices are objects or lists'],
  ])('as %s is edited as JSON, by name', (_, written, normal, reason) => {
    const { field, said } = fieldOf(written);
    expect(field).toEqual({ ...(normal as object), ...EDITOR });
    expect(said).toEqual([because(reason)]);
  });
});

describe('a field', () => {
  it.each<[string, unknown, unknown]>([
    [
      'an object by its fields',
      { properties: { a: { type: 'string' } } },
      { type: 'object', properties: { a: { type: 'string' } } },
    ],
    ['a list by its entries', { items: { type: 'string' } }, { type: 'array', items: { type: 'string' } }],
    ['a text by its length', { maxLength: 3 }, { type: 'string', maxLength: 3 }],
    ['a text by its format', { format: 'date' }, { type: 'string', format: 'date' }],
    ['a number by its bounds', { minimum: 3 }, { type: 'number', minimum: 3 }],
    [
      'choices by their values',
      { enum: ['A', 1, null] },
      { type: ['string', 'integer', 'null'], enum: ['A', 1, null] },
    ],
  ])('without a type is %s', (_, written, normal) => expect(fieldOf(written)).toEqual({ field: normal, said: [] }));

  it.each<[string, unknown, unknown, boolean]>([
    ['of the type', { type: 'integer', default: 3 }, { type: 'integer', default: 3 }, true],
    ['of a type that includes it', { type: 'number', default: 3 }, { type: 'number', default: 3 }, true],
    ['among the choices', { enum: ['A'], default: 'A' }, { type: 'string', enum: ['A'], default: 'A' }, true],
    ['of another type', { type: 'integer', default: '3' }, { type: 'integer' }, false],
    ['that is null', { type: 'string', default: null }, { type: 'string' }, false],
    ['outside of the choices', { enum: ['A'], default: 'B' }, { type: 'string', enum: ['A'] }, false],
  ])('has a default %s', (_, written, normal, isKept) => {
    const { field, said } = fieldOf(written);
    expect(field).toEqual(normal);
    expect(said.length).toBe(isKept ? 0 : 1);
  });

  it.each<[string, unknown, unknown, string]>([
    ['an unknown type', { type: 'text' }, EDITOR, 'no type of JSON, so it is left out: "text"'],
    [
      'an unknown format',
      { type: 'string', format: 'jwt' },
      { type: 'string', format: 'jwt' },
      'not known here as a format, so nothing is checked: "jwt"',
    ],
    [
      'a pattern of another language',
      { type: 'string', pattern: '(?i)a' },
      { type: 'string' },
      'cannot be read as a regular expression, so it is left out: "(?i)a"',
    ],
    [
      'a limit that is none',
      { type: 'string', maxLength: '3' },
      { type: 'string' },
      'what "maxLength" says here cannot be understood and is left out',
    ],
    [
      'no choices',
      { type: 'string', enum: [] },
      { type: 'string' },
      'what "enum" says here cannot be understood and is left out',
    ],
  ])('with %s loses it and says so', (_, written, normal, message) => {
    const { field, said } = fieldOf(written);
    expect(field).toEqual(normal);
    expect(said[0]).toBe(message);
  });

  it('may have other keys beside those described', () => {
    const { definition, notes } = recordOf({
      properties: {
        open: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: true },
        marked: { type: 'object', properties: { a: { type: 'string' } }, patternProperties: { '^x-': {} } },
        closed: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
        silent: { type: 'object', properties: { a: { type: 'string' } } },
      },
    });
    expect(definition['properties']).toMatchObject({ open: { additionalProperties: true } });
    expect(notes.map(({ message }) => message)).toEqual([
      'open, marked: may have keys besides those described; they have no input and are sent back as they came',
    ]);
  });

  it('is left out, and never null, where its values know no null', () => {
    const written = { type: ['string', 'null'], enum: ['asc', 'desc'], default: null };
    expect(fieldOf(written).field).toEqual({ type: 'string', enum: ['asc', 'desc'] });
    expect(fieldOf({ ...written, enum: ['asc', null] }).field).toMatchObject({
      type: ['string', 'null'],
      default: null,
    });
  });

  it('that must be absent stays forbidden', () => expect(fieldOf(false)).toEqual({ field: false, said: [] }));
});

describe('the name of a field', () => {
  const names = [
    'a-b',
    '$ref',
    '$id',
    'a b',
    'a[0]',
    'a.b',
    'a/b~c',
    'ключ',
    '',
    'constructor',
    'title',
    'items',
    'toString',
  ];

  it.each([...names, '__proto__'])('may be %j', (name) => {
    const written = JSON.parse(
      `{"type":"object","properties":{${JSON.stringify(name)}:{"type":"string"}},"required":[${JSON.stringify(name)}]}`,
    ) as Record<string, unknown>;
    const { definition, notes } = recordOf(written);
    expect(Object.entries(definition['properties'] as object)).toEqual([[name, { type: 'string' }]]);
    expect(definition['required']).toEqual([name]);
    expect(notes).toEqual([]);
  });

  it.each([...names, '__proto__'])('may be %j in a definition and in parts that are merged', (name) => {
    const part = (type: string) => `{"properties":{${JSON.stringify(name)}:{"type":"${type}"}}}`;
    const written = JSON.parse(
      `{"allOf":[${part('number')},${part('integer')}],"$defs":{${JSON.stringify(name)}:{"type":"string"}}}`,
    ) as Record<string, unknown>;
    const { definition } = recordOf(written);
    expect(Object.entries(definition['properties'] as object)).toEqual([[name, { type: 'integer' }]]);
    expect(Object.keys(definition['$defs'] as object)).toEqual([name]);
  });
});

describe('what is told', () => {
  it('names a keyword that says nothing here once for the file', () => {
    const { definition, notes } = recordOf({
      properties: {
        a: { type: 'string', examples: ['x'], 'x-vendor': { $ref: '#/nothing' }, $comment: 'c', deprecated: true },
        b: { type: 'string', examples: ['y'], markdownDescription: 'd', enumNames: ['A'] },
      },
    });
    expect(definition['properties']).toEqual({ a: { type: 'string', deprecated: true }, b: { type: 'string' } });
    expect(notes.map(({ keyword, path }) => `${path.join('/')} ${keyword}`)).toEqual([
      'properties/a/examples examples',
      'properties/a/x-vendor x-vendor',
      'properties/b/markdownDescription markdownDescription',
      'properties/b/enumNames enumNames',
    ]);
  });

  it('groups what is said of many places', () => {
    const names = Array.from({ length: 50 }, (_, index) => `f${index}`);
    const { notes } = recordOf({ properties: Object.fromEntries(names.map((name) => [name, { type: 'object' }])) });
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatchObject({
      path: ['properties', 'f0'],
      message: 'f0, f1, f2, f3 and 46 more: edited as JSON, because the names of its fields are free',
    });
  });

  it('stands at the reference where it is about another file', () => {
    const { notes } = recordOf(
      { properties: { a: { $ref: 'other.json' } } },
      { 'other.json': { type: 'object', properties: { b: { type: 'object' } } } },
    );
    expect(notes.map(({ path, message }) => [path.join('/'), message])).toEqual([
      ['properties/a', 'a.b: edited as JSON, because the names of its fields are free'],
    ]);
  });
});
