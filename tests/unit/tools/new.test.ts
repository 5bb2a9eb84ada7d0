import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import { runSchemaCommand } from '../../../tools/cli/commands';
import { parseSchemas } from '../../../tools/schema/parseSchemas';
import { readSchemaFolder } from '../../../tools/schema/folder/readSchemaFolder';
import { ARTICLE_SCHEMAS } from '../../support/articleSchemas';
import { copySchemas, type SchemaFolder } from './support/schemaFolder';

let project: SchemaFolder;

beforeEach(() => {
  project = copySchemas(ARTICLE_SCHEMAS);
  cpSync('public/config.json', join(project.root, 'public/config.json'));
});

afterEach(() => project.dispose());

describe('npm run schema -- new', () => {
  it.each([
    ['card-reader', 'Card Readers', 'card reader', 'card-readers'],
    ['gate', 'Gates', 'gate', 'gates'],
    ['ocpi-2-token', 'Ocpi 2 Tokens', 'ocpi 2 token', 'ocpi-2-tokens'],
    ['bus', 'Buses', 'bus', 'buses'],
    ['vehicle-class', 'Vehicle Classes', 'vehicle class', 'vehicle-classes'],
    ['news', 'News', 'news', 'news'],
    ['access-policy', 'Access Policies', 'access policy', 'access-policies'],
    ['card-readers', 'Card Readers', 'card reader', 'card-readers'],
  ])('makes %s, called %s, of a plain REST API', async (name, title, singularName, path) => {
    expect(await runSchemaCommand(project.root, ['new', name])).toMatchObject({ ok: true });
    const lines = (await runSchemaCommand(project.root, ['lint'])).text
      .split('\n')
      .filter((line) => line.includes(`${name}.json`));
    expect(lines).toEqual([]);
    const { entity } = compileEntity(`${name}.json`, parseSchemas(readSchemaFolder(project.dir)));
    expect(entity).toMatchObject({
      name,
      title,
      singularName,
      form: { openAs: 'dialog' },
      routes: [{ list: `/${name}` }],
      menu: { group: expect.any(String) },
      calls: {
        page: { method: 'GET', path, dialect: 'simple-rest' },
        get: { method: 'GET', path: `${path}/{id}`, dialect: 'simple-rest' },
        create: { method: 'POST', path, dialect: 'simple-rest' },
        update: { method: 'PUT', path: `${path}/{id}`, dialect: 'simple-rest' },
        delete: { method: 'DELETE', path: `${path}/{id}`, dialect: 'simple-rest' },
      },
    });
    const rows = JSON.parse(readFileSync(join(project.root, `fixtures/db/${name}.json`), 'utf8')) as object[];
    expect(rows).toHaveLength(12);
    for (const row of rows) expect(Object.keys(entity.shape.fields)).toEqual(expect.arrayContaining(Object.keys(row)));
  });

  it('writes what the formatter leaves as it is', async () => {
    await runSchemaCommand(project.root, ['new', 'parking-lot']);
    const path = join(project.root, 'schema/parking-lot.json');
    const check = spawnSync(
      process.execPath,
      ['node_modules/oxfmt/bin/oxfmt', '--check', '--config', '.oxfmtrc.json', path],
      {
        encoding: 'utf8',
      },
    );
    expect(`${check.stdout}${check.stderr}`).toContain('All matched files use the correct format');
    expect(check.status).toBe(0);
  });

  it.each([
    ['article', /article\.json exists already/],
    ['PosDevice', /lower-case words with hyphens/],
    ['../x', /lower-case words with hyphens/],
    ['common', /exists already/],
    ['constructor', /the name is taken/],
  ])('refuses %s', async (name, reason) => {
    const { ok, text } = await runSchemaCommand(project.root, ['new', name]);
    expect(ok).toBe(false);
    expect(text).toMatch(reason);
  });
});

describe('npm run schema', () => {
  it.each([[[]], [['new']], [['brew']]])('explains itself on %j', async (words) => {
    expect(await runSchemaCommand(project.root, words)).toEqual({
      ok: false,
      text: expect.stringContaining('new <name>'),
    });
  });

  it('writes types and forgets those of an entity that is gone', async () => {
    await runSchemaCommand(project.root, ['new', 'gate']);
    expect(await runSchemaCommand(project.root, ['types'])).toMatchObject({ ok: true });
    const path = join(project.root, 'generated/types/gate.ts');
    expect(readFileSync(path, 'utf8')).toContain('export interface Gate');
    project.remove('gate.json');
    await runSchemaCommand(project.root, ['types']);
    expect(existsSync(path)).toBe(false);
  });

  it('writes the OpenAPI document', async () => {
    expect(await runSchemaCommand(project.root, ['openapi'])).toMatchObject({ ok: true });
    const document = JSON.parse(readFileSync(join(project.root, 'generated/openapi.json'), 'utf8')) as object;
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/steve' }] });
  });

  it.each(['lint', 'types', 'openapi'])('%s lists the faults of faulty schemas and fails', async (command) => {
    project.edit('article.json', '"type": "object",', '"type": "object"');
    const { ok, text } = await runSchemaCommand(project.root, [command]);
    expect(ok).toBe(false);
    expect(text).toMatch(/schema\/article\.json:\d+:\d+/);
  });
});
