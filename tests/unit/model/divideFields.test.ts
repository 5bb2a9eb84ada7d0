/** The sections of a form whose schema has none, and the extensions of vendors in it. */
import { describe, expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';

const TEXT = { type: 'string' };
const OBJECT = { type: 'object', properties: { a: TEXT } };
const ROWS = { type: 'array', items: OBJECT };
const VENDOR = { type: 'object', properties: { vendorId: TEXT }, required: ['vendorId'] };

const compile = (schema: object, admin: object = {}) =>
  compileEntity('thing.json', {
    'thing.json': {
      title: 'Things',
      type: 'object',
      ...schema,
      'x-admin': { idField: 'id', routes: { list: '/things' }, calls: { rest: 'things' }, list: {}, ...admin },
    },
  } as never).entity;

const getSections = (properties: object, form: object) =>
  (compile({ properties }, { form }).form?.sections ?? []).map(({ division, title, fields }) =>
    [division ?? '-', title ?? '-', fields.join()].join(' '),
  );

describe('the sections of a form', () => {
  it.each<[string, object, object, string[]]>([
    ['one for plain fields', { b: TEXT, c: TEXT }, { openAs: 'dialog' }, ['- - b,c']],
    ['two columns on a screen', { b: TEXT, c: TEXT }, { openAs: 'screen' }, ['rest - b,c']],
    [
      'one for each object and list, after the plain fields',
      { box: OBJECT, b: TEXT, rows: ROWS, any: {}, tags: { type: 'array', items: TEXT } },
      { openAs: 'dialog' },
      ['rest - b,tags', 'part Box box', 'part Rows rows', 'part Any any'],
    ],
    ['none for plain fields that are missing', { box: OBJECT }, { openAs: 'screen' }, ['part Box box']],
    [
      'in the order of the form',
      { box: { ...OBJECT, title: 'A box' }, rows: ROWS, b: TEXT },
      { openAs: 'screen', fields: ['rows', 'box'] },
      ['rest - b', 'part Rows rows', 'part A box box'],
    ],
    [
      'none for values of the server, and for an object with a width',
      { box: { ...OBJECT, readOnly: true }, small: { ...OBJECT, 'x-ui': { width: 'half' } }, rows: ROWS },
      { openAs: 'screen' },
      ['rest - small', 'part Rows rows'],
    ],
    [
      'those of the schema',
      { box: OBJECT, b: TEXT },
      { openAs: 'screen', sections: [{ title: 'Main', fields: ['b'] }] },
      ['- Main b,box'],
    ],
  ])('are %s', (_, properties, form, sections) => {
    expect(getSections(properties, form)).toEqual(sections);
  });
});

const count = (prefix: string, most: number): string[] =>
  Array.from({ length: most }, (_, index) => `${prefix}${index + 1}`);

const make = (names: readonly string[], field: object): object => Object.fromEntries(names.map((one) => [one, field]));

describe('a long form', () => {
  const compileLong = (properties: object, schema: object = {}, form: object = { openAs: 'screen' }) =>
    compile(
      { properties, ...schema },
      {
        form,
        list: { columns: ['a2', 'box1.a'].filter((path) => Object.hasOwn(properties, path.split('.')[0] ?? '')) },
        view: {},
      },
    );
  const getDivision = (...args: Parameters<typeof compileLong>) =>
    (compileLong(...args).form?.sections ?? []).map(({ division, fields }) => `${division} ${fields.length}`);

  it('has its required fields and the columns of the list first, and its other plain fields behind "More fields"', () => {
    const properties = { ...make(count('a', 24), TEXT), box1: OBJECT };
    const sections = compileLong(properties, { required: ['a5'] }).form?.sections ?? [];
    expect(sections.map(({ division, fields }) => [division, fields.slice(0, 2).join()])).toEqual([
      ['rest', 'a2,a5'],
      ['more', 'a1,a3'],
      ['part', 'box1'],
    ]);
    expect(sections[1]?.fields).toHaveLength(22);
  });

  it.each<[string, object, object, string[]]>([
    ['twenty-one plain fields, of which one is a column', make(count('a', 21), TEXT), {}, ['rest 21']],
    ['twenty-two', make(count('a', 22), TEXT), {}, ['rest 1', 'more 21']],
    ['forty of which thirty are required', make(count('a', 40), TEXT), { required: count('a', 30) }, ['rest 40']],
    ['25 objects', make(count('box', 26), OBJECT), {}, count('', 26).map(() => 'part 1')],
    ['26 objects', make(count('box', 28), OBJECT), { required: ['box3'] }, ['more 26', 'part 1', 'part 1']],
    [
      'many of both',
      { ...make(count('a', 41), TEXT), ...make(count('box', 41), OBJECT) },
      {},
      ['rest 1', 'more 80', 'part 1'],
    ],
  ])('is divided: %s', (_, properties, schema, sections) => {
    expect(getDivision(properties, schema)).toEqual(sections);
  });

  it('is not folded in a view, in a dialog of plain fields, or where the schema has sections', () => {
    const properties = make(count('a', 40), TEXT);
    expect(compileLong(properties).view?.sections.map(({ fields }) => fields.length)).toEqual([40]);
    expect(getDivision(properties, {}, { openAs: 'dialog' })).toEqual(['undefined 40']);
    expect(getDivision(properties, {}, { openAs: 'screen', sections: [{ fields: ['a1'] }] })).toEqual(['undefined 40']);
  });
});

describe('an extension of a vendor', () => {
  const SCHEMA = {
    properties: {
      id: TEXT,
      name: TEXT,
      'x-tool': TEXT,
      'X-Box': OBJECT,
      customData: VENDOR,
      box: { ...OBJECT, properties: { a: TEXT, 'x-b': TEXT } },
    },
  };
  const isHidden = (path: string, schema: object = SCHEMA, admin: object = {}): boolean | undefined => {
    const [name = '', inner = ''] = path.split('/');
    const field = compile(schema, admin).shape.fields[name];
    return (inner ? field?.shape?.fields[inner] : field)?.ui.sendBackUnchanged;
  };

  it.each([
    ['name', undefined],
    ['box', undefined],
    ['box/a', undefined],
    ['x-tool', true],
    ['X-Box', true],
    ['customData', true],
    ['box/x-b', true],
  ])('%s is hidden: %s', (path, expected) => {
    expect(isHidden(path)).toBe(expected);
  });

  it('is in no default form, view, list or filter', () => {
    const entity = compile(SCHEMA, { form: { openAs: 'screen' }, view: {} });
    const { form, view, list } = entity;
    expect(form?.sections.map(({ fields }) => fields.join())).toEqual(['id,name', 'box']);
    expect(view?.sections.map(({ fields }) => fields.join())).toEqual(['id,name', 'box']);
    expect(list?.columns.map(({ field }) => field)).toEqual(['id', 'name', 'box.a']);
    expect(Object.keys(list?.filters.shape.fields ?? {}).filter((name) => /x-/i.test(name))).toEqual([]);
  });

  it.each<[string, object, object]>([
    ['is required', { ...SCHEMA, required: ['x-tool'] }, {}],
    ['is named by the form', SCHEMA, { form: { openAs: 'screen', fields: ['x-tool'] } }],
    ['is named by a section', SCHEMA, { form: { openAs: 'screen', sections: [{ fields: ['x-tool'] }] } }],
    ['is named by the view', SCHEMA, { view: { sections: [{ sections: [{ fields: ['x-tool'] }] }] } }],
  ])('is shown if it %s', (_, schema, admin) => {
    expect(isHidden('x-tool', schema, admin)).toBeUndefined();
  });

  it('is shown if the schema says so', () => {
    const shown = { 'x-tool': { ...TEXT, 'x-ui': { sendBackUnchanged: false } } };
    expect(isHidden('x-tool', { properties: shown })).toBe(false);
  });
});

describe('a form of one column', () => {
  it.each<[string, object, object, true | undefined]>([
    ['plain fields below each other', { b: TEXT, c: { type: 'boolean' } }, {}, true],
    ['a field that shares its line', { b: TEXT, c: { ...TEXT, 'x-ui': { width: 'half' } } }, {}, undefined],
    ['an object', { b: TEXT, box: OBJECT }, {}, undefined],
    ['a list of rows', { b: TEXT, rows: ROWS }, {}, undefined],
    ['a section beside', { b: TEXT, c: TEXT }, { placement: 'side' }, undefined],
    ['a section with a request of its own', { b: TEXT, c: TEXT }, { fetch: { call: 'GET more' } }, undefined],
    ['a section of other content', { b: TEXT }, { readOnlyValues: [{ title: 'B', field: 'b' }] }, undefined],
    ['a picture', { b: TEXT, c: { ...TEXT, 'x-ui': { widget: 'image' } } }, {}, undefined],
  ])('%s', (_, properties, section, expected) => {
    const [first, ...others] = Object.keys(properties);
    const sections = [{ fields: [first] }, { fields: others, ...section }];
    expect(compile({ properties }, { form: { openAs: 'screen', sections } }).form?.isOneColumn).toBe(expected);
  });

  it('is none without sections, and none in a dialog', () => {
    expect(compile({ properties: { b: TEXT } }, { form: { openAs: 'screen' } }).form?.isOneColumn).toBeUndefined();
    expect(compile({ properties: { b: TEXT } }, { form: { openAs: 'dialog' } }).form?.isOneColumn).toBeUndefined();
  });
});

describe('fields of which one is needed', () => {
  const some = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`a${index}`, TEXT]));
  const needs = (...names: string[]) => names.map((name) => ({ required: [name] }));

  it.each<[string, object, string[] | undefined]>([
    ['of two', { anyOf: needs('a8', 'a25') }, ['a8', 'a25']],
    ['of exactly one of them', { oneOf: needs('a8', 'a25') }, ['a8', 'a25']],
    ['of groups', { anyOf: [{ required: ['a8', 'a9'] }, { required: ['a8'] }] }, ['a8', 'a9']],
    ['of none', { anyOf: [{ required: ['a8'] }, { properties: { a9: { const: 'x' } } }] }, undefined],
    ['of fields that it lacks', { anyOf: needs('b', 'c') }, undefined],
    ['of many', { anyOf: needs(...Object.keys(some)) }, undefined],
  ])('are known to the form: %s', (_, rules, names) => {
    const { shape, form } = compile({ properties: some, ...rules }, { form: { openAs: 'screen' } });
    expect(shape.alternatives).toEqual(names);
    const front = form!.sections.find(({ division }) => division === 'rest')?.fields ?? [];
    expect(front).toEqual(expect.arrayContaining(names ?? []));
  });
});
