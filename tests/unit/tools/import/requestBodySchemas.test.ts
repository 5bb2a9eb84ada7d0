/** The import keeps a JSON Schema whose rules fields cannot state, so that a save checks them all. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { createImportProject, type ImportProject } from './support/importProject';
import { is, TEXT } from './support/importSchema';

const RULE = { if: is('kind', 'a'), then: { required: ['size'] } };
const FIELDS = { properties: { kind: { enum: ['a', 'b'] }, size: TEXT } };

async function importSchema(document: object, place = ''): Promise<{ project: ImportProject; text: string }> {
  const project = createImportProject();
  writeFileSync(join(project.root, 'spec.json'), JSON.stringify(document));
  const { ok, text } = await project.run(`spec.json${place}`);
  expect(ok).toBe(true);
  expect(project.findErrors()).toEqual([]);
  return { project, text };
}

const getReference = (project: ImportProject, name: string): unknown =>
  (project.load(`${name}.json`)['x-admin'] as Json)['requestBodySchema'];

describe('a schema is kept', () => {
  it('if it has a rule', async () => {
    const { project } = await importSchema({ type: 'object', ...FIELDS, ...RULE });
    expect(getReference(project, 'spec')).toBe('spec.body.json');
    expect(project.load('spec.body.json')).toMatchObject({ ...FIELDS, ...RULE });
  });

  it.each<[string, object, string, string]>([
    ['in a document', { definitions: { crate: { ...FIELDS, ...RULE } } }, '#/definitions/crate', 'crate'],
    ['of the items of a list', { type: 'array', items: { ...FIELDS, ...RULE } }, '#/x-record', 'spec'],
  ])('with its place %s', async (_, document, place, name) => {
    const { project } = await importSchema(document, place.startsWith('#/definitions') ? place : '');
    expect(getReference(project, name)).toBe(`${name}.body.json${place}`);
  });
});

describe('a schema is not kept', () => {
  it.each<[string, object]>([
    ['without rules', { type: 'object', ...FIELDS, required: ['kind'] }],
    ['whose unions are choices', { properties: { kind: { oneOf: [{ const: 'a' }, { const: 'b' }] } } }],
    ['where a value is named as a rule is', { properties: { kind: { enum: ['if', 'not'], default: { if: 1 } } } }],
  ])('%s', async (_, document) => {
    const { project } = await importSchema(document);
    expect(getReference(project, 'spec')).toBeUndefined();
  });

  it('if nobody could save a record, which is told', async () => {
    const closed = { required: ['kind', 'size'], additionalProperties: false };
    const { project, text } = await importSchema({
      type: 'object',
      allOf: [
        { properties: { kind: TEXT }, ...closed },
        { properties: { size: TEXT }, ...closed },
      ],
    });
    expect(getReference(project, 'spec')).toBeUndefined();
    expect(text).toMatch(
      /left out: the check of a record as a whole, because no example record satisfies spec\.body\.json/,
    );
  });
});

describe('a second import', () => {
  const write = (project: ImportProject, name: string, document: object): void =>
    writeFileSync(join(project.root, name), JSON.stringify({ type: 'object', title: 'Crate', ...document }));

  it('replaces the schema of the first one', async () => {
    const project = createImportProject();
    write(project, 'crate.json', { ...FIELDS, ...RULE });
    await project.run('crate.json');
    write(project, 'crate.json', { ...FIELDS, ...RULE, dependencies: { kind: ['size'] } });
    await project.run('crate.json');
    expect(project.load('crate.body.json')['dependencies']).toEqual({ kind: ['size'] });
  });

  it('replaces it also when one between had no rules', async () => {
    const project = createImportProject();
    for (const rules of [RULE, {}, { dependencies: { kind: ['size'] } }]) {
      write(project, 'crate.json', { ...FIELDS, ...rules });
      await project.run('crate.json');
    }
    expect(getReference(project, 'crate')).toBe('crate.body.json');
    expect(project.load('crate.body.json')).toMatchObject({ dependencies: { kind: ['size'] } });
    expect(project.load('crate.body.json')).not.toHaveProperty('if');
  });

  it.each(['other.json', 'elsewhere/crate.json'])('of another document, %s, needs a name', async (other) => {
    const project = createImportProject();
    write(project, 'crate.json', FIELDS);
    await project.run('crate.json');
    const before = project.read('crate.json');
    mkdirSync(join(project.root, 'elsewhere'));
    const shelf = { type: 'object', properties: { side: TEXT } };
    write(project, other, { properties: { weight: { type: 'integer' }, shelf, place: TEXT } });
    const { text } = await project.run(other);
    expect(text).toContain(
      'schema/crate.json was imported from crate.json: add --name crate if this is its next version',
    );
    expect(project.read('crate.json')).toBe(before);
    const named = await project.run(other, '--name', 'crate');
    expect(named.text).toContain('changes of the API');
  });

  it('of its next version in another folder needs none', async () => {
    const project = createImportProject();
    write(project, 'crate.json', FIELDS);
    await project.run('crate.json');
    mkdirSync(join(project.root, 'v2'));
    write(project, 'v2/crate.json', { properties: { ...FIELDS.properties, weight: { type: 'integer' } } });
    expect((await project.run('v2/crate.json')).text).toContain('new field weight');
  });

  it('calls the paths of another document by the name that the user gives', async () => {
    const project = createImportProject();
    write(project, 'crate.json', FIELDS);
    write(project, 'other.json', FIELDS);
    await project.run('crate.json');
    await project.run('other.json', '--name', 'box');
    expect(project.load('crate.json')).toMatchObject({ 'x-admin': { calls: { rest: { path: 'crates' } } } });
    expect(project.load('box.json')).toMatchObject({ 'x-admin': { calls: { rest: { path: 'boxes' } } } });
  });
});
