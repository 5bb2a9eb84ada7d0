import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileEntity } from '../../../../src/model/compile/compileEntity';
import { readSchemaFolder } from '../../../../tools/schema/folder/readSchemaFolder';
import { parseSchemas } from '../../../../tools/schema/parseSchemas';
import { createImportProject } from './support/importProject';

describe('npm run schema -- import', () => {
  it.each([
    ['petstore.yaml', ['pet', 'owner']],
    ['articles-strapi.yaml', ['article']],
    ['orders-hal.json', ['order', 'customer', 'settings']],
    ['devices-cursor.yaml', ['device', 'group']],
    ['tickets-search.yaml', ['ticket']],
    ['albums-jsonapi.yaml', ['album']],
    ['pods-kubernetes.yaml', ['pod']],
    ['book.schema.json', ['library-book']],
    ['sensors.json', ['sensor']],
    ['rooms.har', ['room']],
  ])('%s: every entity is written without an error of the lint', async (file, entities) => {
    const project = createImportProject();
    project.addDocument(file);
    const { ok, text } = await project.run(file, '--all');
    expect(ok, text).toBe(true);
    for (const name of entities) expect(text).toContain(`schema/${name}.json is ready`);
    expect(project.findErrors()).toEqual([]);
    for (const name of entities) {
      const { entity } = compileEntity(`${name}.json`, parseSchemas(readSchemaFolder(project.dir)));
      expect(entity.menu?.group).toBeDefined();
    }
  });

  it('writes an id inside of an object, which users enter in a new record, and pages of a cursor', async () => {
    const project = createImportProject();
    project.addDocument('pods-kubernetes.yaml');
    await project.run('pods-kubernetes.yaml', '--all');
    expect(project.load('pod.json')).toMatchObject({
      properties: { metadata: { properties: { name: { title: 'Name' } }, required: ['name'] } },
      then: { properties: { metadata: { properties: { name: { readOnly: true } } } } },
      'x-admin': {
        idField: 'metadata.name',
        titleField: 'metadata.name',
        list: {
          columns: [
            { field: 'metadata.name', title: 'Name' },
            { field: 'spec.nodeName', title: 'Node Name' },
            'createdAt',
            { field: 'metadata.labels', title: 'Labels' },
          ],
        },
        form: { fields: ['metadata.name', 'metadata', 'spec'] },
      },
    });
    expect(project.load('dialects.json')).toMatchObject({
      cluster: { list: { cursorParam: 'continue', pageSizeParam: 'limit', nextCursorPath: 'metadata.continue' } },
    });
  });

  it('writes fields with types, titles, limits, codes, formats and widgets', async () => {
    const project = createImportProject();
    project.addDocument('petstore.yaml');
    await project.run('petstore.yaml', '--resource', 'pets');
    expect(project.load('pet.json')).toMatchObject({
      title: 'Pets',
      required: ['name', 'status'],
      properties: {
        petId: { type: 'integer', title: 'ID', readOnly: true },
        name: {
          type: 'string',
          description: 'The name that the pet listens to. Not unique.',
          minLength: 1,
          maxLength: 60,
        },
        status: {
          oneOf: [{ const: 'AVAILABLE', title: 'Available' }, { title: 'Pending Adoption' }, { const: 'SOLD' }],
        },
        ownerId: { type: ['integer', 'null'], title: 'Owner', 'x-ui': { options: 'owners', labelField: 'ownerName' } },
        bornOn: { type: ['string', 'null'], format: 'date' },
        weight: { type: 'number', maximum: 500, exclusiveMinimum: 0 },
        photoUrl: { 'x-ui': { upload: { call: { endpoint: 'POST files' }, fileParam: 'file', responsePath: 'url' } } },
        tags: { type: 'array', maxItems: 10, uniqueItems: true, items: { type: 'string', maxLength: 20 } },
        vaccinations: { type: 'array', items: { properties: { vaccine: { maxLength: 40 } }, required: ['vaccine'] } },
        chip: { type: 'object', properties: { number: { pattern: '^[0-9]{15}$' } } },
        notes: { 'x-ui': { widget: 'multiline' } },
        owner: { type: 'object', readOnly: true, properties: { id: {}, name: {} } },
        createdAt: { format: 'date-time', readOnly: true },
      },
    });
  });

  it('writes calls, dialect, filters, actions and option lists', async () => {
    const project = createImportProject();
    project.addDocument('petstore.yaml');
    await project.run('petstore.yaml', '--resource', 'pets');
    expect(project.load('pet.json')['x-admin']).toMatchObject({
      idField: 'petId',
      titleField: 'name',
      routes: { list: '/pets' },
      calls: { rest: { path: 'pets', dialect: 'petstore', update: 'PATCH' } },
      list: {
        filters: { properties: { status: {}, ownerId: {}, bornAfter: { format: 'date' }, q: { type: 'string' } } },
      },
      actions: {
        delete: { scope: ['row', 'record', 'selection'] },
        adopt: { call: { endpoint: 'POST pets/{id}/adopt' }, input: { required: ['ownerId'] } },
      },
    });
    expect(project.load('options.json')['owners']).toEqual({
      call: { endpoint: 'GET owners', dialect: 'petstore' },
      valueField: 'id',
      labelField: 'name',
      searchParam: 'q',
    });
    expect(project.load('navigation.json')['groups']).toContainEqual({
      key: 'petstore',
      title: 'Petstore',
      icon: 'list',
    });
  });

  it('lists the resources and their calls if none is named', async () => {
    const project = createImportProject();
    project.addDocument('petstore.yaml');
    const { ok, text } = await project.run('petstore.yaml');
    expect(ok).toBe(true);
    expect(text).toContain('  pets\n    list    GET /pets\n    read    GET /pets/{petId}');
    expect(text).toContain('    action  POST /pets/{petId}/adopt');
    expect(text).toContain('--resource pets');
  });

  it('says what it guessed, with file and line, and marks it in the file', async () => {
    const project = createImportProject();
    project.addDocument('petstore.yaml');
    const { text } = await project.run('petstore.yaml', '--resource', 'pets');
    const line =
      project
        .read('pet.json')
        .split('\n')
        .findIndex((one) => one.includes('"ownerId": {')) + 1;
    expect(text).toContain(`schema/pet.json:${line}:5  guessed: ownerId: refers to owners, by its name`);
    expect(project.load('pet.json')).toMatchObject({
      properties: { ownerId: { $comment: 'Guessed: refers to owners, by its name.' } },
    });
    expect(text).toMatch(/passport is left out: a form sends files in a multipart request only/);
    expect(text).toContain('https://petstore.example.com/v1');
  });

  it('writes what the formatter leaves as it is', async () => {
    const project = createImportProject();
    const files = ['petstore.yaml', 'orders-hal.json', 'devices-cursor.yaml'];
    for (const file of files) {
      project.addDocument(file);
      await project.run(file, '--all');
    }
    const written = ['pet.json', 'order.json', 'device.json', 'options.json', 'navigation.json', 'dialects.json'];
    const check = spawnSync(
      process.execPath,
      [
        'node_modules/oxfmt/bin/oxfmt',
        '--check',
        '--config',
        '.oxfmtrc.json',
        ...written.map((name) => join(project.dir, name)),
      ],
      { encoding: 'utf8' },
    );
    expect(`${check.stdout}${check.stderr}`).toContain('All matched files use the correct format');
  });
});

describe('names', () => {
  it('of an entity that somebody wrote are refused, and another one can be given', async () => {
    const project = createImportProject();
    project.addDocument('petstore.yaml');
    project.write('pet.json', '{}');
    expect(await project.run('petstore.yaml', '--resource', 'pets')).toEqual({
      ok: false,
      text: 'schema/pet.json exists already and was not imported: give another name with --name',
    });
    const { ok } = await project.run('petstore.yaml', '--resource', 'pets', '--name', 'animal', '--group', 'site');
    expect(ok).toBe(true);
    expect(project.load('animal.json')).toMatchObject({ $id: 'animal', 'x-admin': { menu: { group: 'site' } } });
  });

  it.each([
    [['--resource', 'cats'], 'there is no resource "cats"; there are pets, owners'],
    [
      ['--resource', 'pets', '--group', 'zoo'],
      /^navigation\.json has no group "zoo" \(there are .+\): add it there, or leave out --group for a group "petstore"/,
    ],
    [['--resource', 'pets', '--name', 'Pet Shop'], /"Pet Shop" cannot name an entity/],
    [['--colour', 'red'], /^unknown option --colour/],
    [['--all', '--name', 'x'], '--name is for one resource'],
  ])('%j is refused with a reason', async (words, reason) => {
    const project = createImportProject();
    project.addDocument('petstore.yaml');
    const { ok, text } = await project.run('petstore.yaml', ...words);
    expect(ok).toBe(false);
    expect(text).toMatch(reason);
  });

  it('a parameter in the path of a collection is asked for', async () => {
    const project = createImportProject();
    project.addDocument('tickets-search.yaml');
    const { text } = await project.run('tickets-search.yaml', '--resource', 'comments');
    expect(text).toBe('comments is at /api/tickets/{ticketNo}/comments: say its parameter with --param ticketNo=…');
    await project.run('tickets-search.yaml', '--resource', 'comments', '--param', 'ticketNo=7');
    expect(project.load('comment.json')['x-admin']).toMatchObject({
      calls: { page: { endpoint: 'GET api/tickets/7/comments' } },
    });
  });
});
