/** JSON Schemas whose fields refer to entities that the project has already. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createImportProject, type ImportProject } from './support/importProject';

const TEXT = { type: 'string' };
const ID = { type: 'integer' };

const importSchema = (project: ImportProject, name: string, properties: object) => {
  writeFileSync(join(project.root, `${name}.json`), JSON.stringify({ type: 'object', properties }));
  return project.run(`${name}.json`);
};

async function importVisit(properties: object, animal: object = { id: ID, name: TEXT }) {
  const project = createImportProject();
  await importSchema(project, 'animal', animal);
  const { text } = (await importSchema(project, 'visit', properties)) as { text: string };
  const fields = (project.load('visit.json') as { properties: Record<string, object> }).properties;
  return { project, fields, report: text };
}

describe('a field of an imported JSON Schema', () => {
  it.each<[string, object]>([
    ['animalId', ID],
    ['animal_id', ID],
    ['animal', ID],
    ['animalIds', { type: 'array', items: ID }],
  ])('%s refers to an entity of the project', async (name, field) => {
    const { project, fields, report } = await importVisit({ [name]: field, note: TEXT });
    expect(fields[name]).toMatchObject({ 'x-ui': { options: 'animals' } });
    expect(report).toContain(`${name}: refers to animal of the project, by its name`);
    expect(project.load('options.json')['animals']).toEqual({
      call: { endpoint: 'GET animals', dialect: 'json-server' },
      valueField: 'id',
      labelField: 'name',
      searchParam: 'q',
    });
    expect(project.findErrors()).toEqual([]);
  });

  it.each<[string, string, object, object?]>([
    ['of another type', 'animalId', TEXT],
    ['that only ends with the name', 'minimalId', ID],
    ['without the end of an id that is a text', 'animal', TEXT, { id: TEXT, name: TEXT }],
    ['of an entity that does not exist', 'plantId', ID],
  ])('%s (%s) stays as it is', async (_, name, field, animal) => {
    const { project, fields } = await importVisit({ [name]: field, note: TEXT }, animal);
    expect(fields[name]).not.toHaveProperty('x-ui');
    expect(project.load('options.json')).not.toHaveProperty('animals');
  });

  it('does not refer to an entity without a call for its list', async () => {
    const project = createImportProject();
    const calls = { page: 'POST animal/page', get: 'GET animal/{id}' };
    const admin = { idField: 'id', titleField: 'name', routes: { list: '/animals' }, calls, list: {} };
    const animal = { $id: 'animal', title: 'Animals', type: 'object', properties: { id: ID, name: TEXT } };
    writeFileSync(join(project.dir, 'animal.json'), JSON.stringify({ ...animal, 'x-admin': admin }));
    await importSchema(project, 'visit', { animalId: ID, note: TEXT });
    expect(project.load('visit.json')).not.toMatchObject({ properties: { animalId: { 'x-ui': {} } } });
  });

  it('keeps the option list that the project has for the entity', async () => {
    const project = createImportProject();
    await importSchema(project, 'animal', { id: ID, name: TEXT });
    const options = project.load('options.json');
    const own = { call: 'GET pets/choices', valueField: 'code', labelField: 'text' };
    writeFileSync(join(project.dir, 'options.json'), JSON.stringify({ ...options, animals: own }));
    await importSchema(project, 'visit', { animalId: ID, note: TEXT });
    expect(project.load('options.json')['animals']).toEqual(own);
  });
});
