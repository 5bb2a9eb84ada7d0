/** English texts change before their translations: outdated translations never block a command. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSchemaCommand } from '../../../tools/cli/commands';
import { copySchemas, type SchemaFolder } from './support/schemaFolder';

const CHINESE = 'i18n/zh-Hans.json';

/** The entities whose translations the tests edit, and what all entities share. */
const FILES = ['common.json', 'options.json', 'navigation.json', CHINESE, 'article.json', 'article-type.json'];

let project: SchemaFolder;
type Texts = Record<string, Record<string, Record<string, unknown>>>;
const texts = (): Texts => JSON.parse(project.read(CHINESE)) as Texts;

beforeEach(() => {
  project = copySchemas(FILES);
  cpSync('public/config.json', join(project.root, 'public/config.json'));
});

afterEach(() => project.dispose());

const rename = (file: string, from: string, to: string): void =>
  project.write(file, project.read(file).replaceAll(`"${from}"`, `"${to}"`).replaceAll(`{${from}}`, `{${to}}`));

describe('a translation that translates nothing', () => {
  it('is a warning with a cure, and lets everything go on', async () => {
    project.edit(CHINESE, '"articleTypeName": "类型名称"', '"articleTypeName": "类型名称", "gone": "无"');
    const { ok, text } = await runSchemaCommand(project.root, ['lint']);
    expect(ok).toBe(true);
    expect(text).toMatch(/i18n\/zh-Hans\.json:\d+:\d+ {2}warning: "gone" in "fields" of "article-type"/);
    expect(text).toContain('"npm run schema -- lint --fix" removes it');
    expect(await runSchemaCommand(project.root, ['types'])).toMatchObject({ ok: true });
  });

  it('is removed by --fix, with the groups that are empty then, and nothing else changes', async () => {
    const before = project.read(CHINESE);
    project.edit(CHINESE, '"navigation": {', '"gone": { "title": "无" },\n  "navigation": {\n    "nowhere": "无",');
    project.edit(CHINESE, '"article-type": {', '"article-type": {\n    "actions": { "gone": { "title": "无" } },');
    const { ok, text } = await runSchemaCommand(project.root, ['lint', '--fix']);
    expect([ok, text]).toEqual([true, expect.stringContaining('"gone" translated nothing and is gone')]);
    expect(JSON.parse(project.read(CHINESE))).toEqual(JSON.parse(before));
    expect(Object.keys(texts())).toEqual(Object.keys(JSON.parse(before) as object));
    expect(await runSchemaCommand(project.root, ['lint'])).toMatchObject({
      ok: true,
      text: expect.stringContaining('no fault'),
    });
  });

  it.each([
    ['cannot be read', '"type": "object",', '"type": "object"'],
    ['has no screens at their place', '"x-admin": {', '"x-admins": {'],
  ])('stays while a file %s: its texts may be there again', async (_, from, to) => {
    project.edit('article.json', from, to);
    project.edit(CHINESE, '"navigation": {', '"gone": { "title": "无" },\n  "navigation": {');
    const before = project.read(CHINESE);
    expect(await runSchemaCommand(project.root, ['lint', '--fix'])).toMatchObject({ ok: false });
    expect(project.read(CHINESE)).toBe(before);
  });

  it('leaves a folder without any as it is', async () => {
    const before = project.read(CHINESE);
    const { ok, text } = await runSchemaCommand(project.root, ['lint', '--fix']);
    expect([ok, text]).toEqual([true, expect.stringMatching(/^\d+ schema files, no fault$/)]);
    expect(project.read(CHINESE)).toBe(before);
  });
});

describe('a renamed field', () => {
  it('is recognised: the warning says what it may be called now', async () => {
    rename('article-type.json', 'articleTypeName', 'label');
    const { ok, text } = await runSchemaCommand(project.root, ['lint']);
    expect(ok).toBe(true);
    expect(text).toContain('The field may be "label" now: "npm run schema -- lint --fix" carries its texts over.');
  });

  it('takes all its texts along, each in its place', async () => {
    const before = texts()['article']!;
    rename('article.json', 'articleTitle', 'headline');
    const { ok, text } = await runSchemaCommand(project.root, ['lint', '--fix']);
    expect([ok, text]).toEqual([true, expect.stringContaining('"articleTitle" is "headline" now')]);
    const after = texts()['article']!;
    expect(after['fields']!['headline']).toBe(before['fields']!['articleTitle']);
    expect(after['fieldErrorMessages']!['headline']).toEqual(before['fieldErrorMessages']!['articleTitle']);
    expect(JSON.stringify(after)).not.toContain('articleTitle');
    expect(Object.values(after['fields']!)).toEqual(Object.values(before['fields']!));
    expect(await runSchemaCommand(project.root, ['lint'])).toMatchObject({
      ok: true,
      text: expect.stringContaining('no fault'),
    });
  });

  it('is told from others by its name', async () => {
    const before = texts()['article-type']!;
    rename('article-type.json', 'articleTypeName', 'articleTypName');
    rename('article-type.json', 'relatedArticles', 'relatedArticle');
    await runSchemaCommand(project.root, ['lint', '--fix']);
    const { fields } = texts()['article-type']!;
    expect(fields!['articleTypName']).toBe(before['fields']!['articleTypeName']);
    expect(fields!['relatedArticle']).toBe(before['fields']!['relatedArticles']);
  });
});
