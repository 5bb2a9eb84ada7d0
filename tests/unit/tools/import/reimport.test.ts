import { describe, expect, it } from 'vitest';
import { createImportProject, type ImportProject } from './support/importProject';

type Edit = readonly [from: string, to: string];

const replace = (edits: readonly Edit[]) => (text: string) =>
  edits.reduce((edited, [from, to]) => {
    expect(edited).toContain(from);
    return edited.replace(from, to);
  }, text);

/** Imports pets, lets an analyst edit the file, and imports the changed document. */
async function reimport(
  api: readonly Edit[],
  analyst: readonly Edit[] = [],
): Promise<ImportProject & { text: string }> {
  const project = createImportProject();
  project.addDocument('petstore.yaml');
  await project.run('petstore.yaml', '--resource', 'pets');
  for (const [from, to] of analyst) project.edit('pet.json', from, to);
  project.addDocument('petstore.yaml', replace(api));
  const { ok, text } = await project.run('petstore.yaml', '--resource', 'pets');
  expect(ok, text).toBe(true);
  expect(project.findErrors()).toEqual([]);
  return { ...project, text };
}

const MAX_60: Edit = ['minLength: 1, maxLength: 60', 'minLength: 1, maxLength: 80'];

describe('importing again', () => {
  it('says that nothing has changed and leaves the file alone', async () => {
    const edit: Edit = ['"title": "Name"', '"title":   "Pet name"'];
    const { text, read } = await reimport([], [edit]);
    expect(text).toContain('schema/pet.json: the API has not changed');
    expect(read('pet.json')).toContain('"title":   "Pet name"');
  });

  it('keeps the menu group of the first import', async () => {
    const project = createImportProject();
    project.addDocument('petstore.yaml');
    const { groups } = project.load('navigation.json') as { groups: { key: string }[] };
    const { key } = groups[0]!;
    await project.run('petstore.yaml', '--resource', 'pets', '--group', key);
    expect((await project.run('petstore.yaml', '--resource', 'pets')).text).toContain('the API has not changed');
    expect(project.load('pet.json')).toMatchObject({ 'x-admin': { menu: { group: key } } });
  });

  it.each<[string, Edit, string, unknown]>([
    [
      'a new field',
      ['notes: {', 'nickname: { type: string, maxLength: 9 }\n        notes: {'],
      'new field nickname',
      {
        properties: { nickname: { type: 'string', maxLength: 9 } },
        'x-admin': { form: { fields: expect.arrayContaining(['nickname']) } },
      },
    ],
    ['a changed limit', MAX_60, 'name maxLength: 60 → 80', { properties: { name: { maxLength: 80 } } }],
    [
      'a new limit',
      ['notes: { type: string, maxLength: 2000 }', 'notes: { type: string, maxLength: 2000, minLength: 3 }'],
      'notes minLength: new, 3',
      { properties: { notes: { minLength: 3 } } },
    ],
    [
      'a removed limit',
      ['minimum: 0, maximum: 500', 'minimum: 0'],
      'weight maximum: removed, was 500',
      { properties: { weight: { maximum: expect.toSatisfy((value: unknown) => value === undefined) } } },
    ],
    [
      'a new code',
      ['ADOPTION, SOLD]', 'ADOPTION, SOLD, LOST]'],
      'status oneOf: added "LOST"',
      { properties: { status: { oneOf: expect.arrayContaining([{ const: 'LOST', title: 'Lost' }]) } } },
    ],
    [
      'another type',
      ['bornOn: { type: string, format: date', 'bornOn: { type: string, format: date-time'],
      'bornOn format: "date" → "date-time"',
      { properties: { bornOn: { format: 'date-time' } } },
    ],
    [
      'a field that is required now',
      ['required: [name, status]', 'required: [name, status, notes]'],
      'required: added "notes"',
      { required: ['name', 'status', 'notes'] },
    ],
    [
      'a new filter',
      [
        '- { name: search, in: query',
        '- { name: color, in: query, schema: { type: string } }\n        - { name: search, in: query',
      ],
      'x-admin.list.filters.properties.color: new',
      { 'x-admin': { list: { filters: { properties: { color: {} } } } } },
    ],
  ])('takes over %s and says so with its line', async (_, edit, message, expected) => {
    const { text, load } = await reimport([edit]);
    expect(text).toMatch(/^schema\/pet\.json: \d+ changes? of the API$/m);
    const line = text.split('\n').find((one) => one.includes(message));
    expect(line, text).toMatch(/^schema\/pet\.json:\d+:\d+ {2}/);
    if (!message.includes('removed')) expect(load('pet.json')).toMatchObject(expected as object);
    else expect(load('pet.json')).not.toHaveProperty('properties.weight.maximum');
  });

  it('takes a removed field away, from the form and the columns, too', async () => {
    const { text, load } = await reimport([['        bornOn: { type: string, format: date, nullable: true }\n', '']]);
    expect(text).toContain('the API no longer has the field bornOn');
    expect(load('pet.json')).not.toHaveProperty('properties.bornOn');
    expect(JSON.stringify(load('pet.json')['x-admin'])).not.toContain('bornOn');
  });

  it('keeps titles, widgets, order, comments and fields of the analyst beside a change', async () => {
    const { load, read } = await reimport(
      [MAX_60],
      [
        ['"title": "Name",', '"title": "Called",'],
        ['"title": "Born On"', '"title": "Birthday"'],
        ['"columns": ["petId", "name", "status"', '"columns": ["name", "petId"'],
        ['{ "const": "SOLD", "title": "Sold" }', '{ "const": "SOLD", "title": "Gone" }'],
        ['"singularName": "pet",', '"singularName": "pet",\n    "duplicate": false,'],
      ],
    );
    expect(load('pet.json')).toMatchObject({
      properties: { name: { title: 'Called', maxLength: 80 }, bornOn: { title: 'Birthday' } },
      'x-admin': { duplicate: false, list: { columns: expect.arrayContaining(['name', 'petId']) } },
    });
    expect(read('pet.json')).toContain('"title": "Gone"');
    expect(read('pet.json')).toContain('"columns": ["name", "petId", "ownerId"');
  });

  it('adds a code to the codes that the analyst renamed', async () => {
    const { load } = await reimport(
      [['ADOPTION, SOLD]', 'ADOPTION, LOST]']],
      [['{ "const": "AVAILABLE", "title": "Available" }', '{ "const": "AVAILABLE", "title": "To give away" }']],
    );
    expect(load('pet.json')).toMatchObject({
      properties: {
        status: {
          oneOf: [
            { const: 'AVAILABLE', title: 'To give away' },
            { const: 'PENDING_ADOPTION', title: 'Pending Adoption' },
            { const: 'LOST', title: 'Lost' },
          ],
        },
      },
    });
  });

  it('keeps the value of the analyst where both have changed it, and says so', async () => {
    const { text, load } = await reimport([MAX_60], [['"maxLength": 60', '"maxLength": 50']]);
    expect(text).toContain('name maxLength: 60 → 80 (not changed here, because the file has another value)');
    expect(load('pet.json')).toMatchObject({ properties: { name: { maxLength: 50 } } });
  });

  it('does not bring back a mark that the analyst has removed', async () => {
    const mark = '\n      "$comment": "Guessed: refers to owners, by its name.",';
    const { read } = await reimport([MAX_60], [[mark, '']]);
    expect(read('pet.json')).not.toContain('refers to owners');
  });

  it('changes the dialect of the API, too', async () => {
    const { text, load } = await reimport([['maximum: 50, default: 20', 'maximum: 500, default: 20']]);
    expect(text).toMatch(
      /^schema\/dialects\.json:\d+:\d+ {2}petstore\.?.*list\.maxPageSize: 50 → 500$|list\.maxPageSize: 50 → 500$/m,
    );
    expect(load('dialects.json')).toMatchObject({ petstore: { list: { maxPageSize: 500 } } });
  });
});
