import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleared, overlayText, startDevServer, updatedModules, type DevServer } from './support/devServer';
import { copySchemas, smallEntity, type SchemaFolder } from './support/schemaFolder';

const MANIFEST = 'virtual:wattdesk/manifest';
const ARTICLE = 'virtual:wattdesk/entity/article';
const TYPE = 'virtual:wattdesk/entity/article-type';

let schemas: SchemaFolder;
let server: DevServer;

beforeEach(async () => {
  schemas = copySchemas();
  server = await startDevServer(schemas.root);
  for (const id of [MANIFEST, ARTICLE, TYPE]) await server.load(id);
});

afterEach(async () => {
  await server.close();
  schemas.dispose();
});

const fullReloads = (): unknown[] => server.messages.filter(({ type }) => type === 'full-reload');

describe('a good edit', () => {
  it('replaces the entity it belongs to and nothing else', async () => {
    schemas.edit('article-type.json', '"maxLength": 30', '"maxLength": 31');
    expect(await server.next(updatedModules)).toEqual([expect.stringContaining('entity/article-type')]);
    expect(await server.load(TYPE)).toContain('"maxLength":31');
    expect(fullReloads()).toEqual([]);
  });

  it('of a title replaces the manifest too', async () => {
    schemas.edit('article-type.json', '"title": "Article Types"', '"title": "Kinds"');
    const paths = [...(await server.next(updatedModules)), ...(await server.next(updatedModules))];
    expect(paths.join()).toContain('entity/article-type');
    expect(paths.join()).toContain('manifest');
    expect(await server.load(MANIFEST)).toContain('Kinds');
  });

  it('of a shared definition replaces the entities whose outcome changed', async () => {
    schemas.edit('common.json', '"title": "Links"', '"title": "Web links"');
    expect(await server.next(updatedModules)).toEqual([expect.stringMatching(/entity\/article$/)]);
    expect(await server.load(ARTICLE)).toContain('Web links');
    schemas.edit('common.json', '"title": "Status"', '"title": "State"');
    const paths = [...(await server.next(updatedModules)), ...(await server.next(updatedModules))];
    expect(paths.join()).toMatch(/entity\/article-type/);
    expect(paths.join()).toMatch(/entity\/article(,|$)/);
  });

  it('of white space replaces nothing', async () => {
    schemas.write('article.json', `${schemas.read('article.json')}\n`);
    schemas.edit('article-type.json', '"maxLength": 30', '"maxLength": 32');
    expect(await server.next(updatedModules)).toEqual([expect.stringContaining('entity/article-type')]);
  });

  it('can be a new entity, and its end', async () => {
    schemas.write('gate.json', smallEntity('gate', 'Gates'));
    expect(await server.next(updatedModules)).toEqual([expect.stringContaining('manifest')]);
    expect(await server.load(MANIFEST)).toContain('entity/gate');
    expect(await server.load('virtual:wattdesk/entity/gate')).toContain('"Gates"');
    schemas.remove('gate.json');
    expect(await server.next(updatedModules)).toEqual([expect.stringContaining('manifest')]);
    expect(await server.load(MANIFEST)).not.toContain('entity/gate');
  });

  it.each([
    ['order', '"order": 30', '"order": 5'],
    ['group', '"group": "marketing"', '"group": "site"'],
  ])('of the menu (%s) replaces the manifest, with which the app asks for its menu again', async (_, before, after) => {
    schemas.edit('article-type.json', before, after);
    const paths = [...(await server.next(updatedModules)), ...(await server.next(updatedModules))];
    expect(paths.join()).toContain('manifest');
    expect(await server.load(MANIFEST)).toContain(after.replace(': ', ':'));
  });

  it('of a translation replaces that language', async () => {
    const FRENCH = 'virtual:wattdesk/entity/article/fr';
    await server.load('virtual:wattdesk/texts');
    schemas.write('i18n/fr.json', '{"article":{"title":"Articles de presse"}}');
    // Modules that load entities and titles must be updated with the new language.
    const paths = [...(await server.next(updatedModules)), ...(await server.next(updatedModules))];
    expect(paths.toSorted()).toEqual([expect.stringMatching(/manifest$/), expect.stringMatching(/texts$/)]);
    expect(await server.load('virtual:wattdesk/text/fr')).toContain('Articles de presse');
    expect(await server.load(FRENCH)).toContain('Articles de presse');
    schemas.edit('i18n/fr.json', 'Articles de presse', 'Nouvelles');
    const own = [...(await server.next(updatedModules)), ...(await server.next(updatedModules))];
    expect(own.toSorted()).toEqual([expect.stringMatching(/entity\/article\/fr$/), expect.stringMatching(/text\/fr$/)]);
    expect(await server.load('virtual:wattdesk/text/fr')).toContain('Nouvelles');
    expect(await server.load(FRENCH)).toContain('Nouvelles');
    expect(await server.load(ARTICLE)).not.toContain('Nouvelles');
  });
});

describe('a faulty edit', () => {
  it('shows every fault, keeps the last good version, and goes away when mended', async () => {
    const good = await server.load(TYPE);
    schemas.edit('article-type.json', '"title": "Article Types",', '"title": "Article Types"');
    schemas.edit('article.json', '"columns": ["articleId"', '"columns": ["articelId"');
    const text = await server.next(overlayText);
    expect(text).toMatch(/schema\/article-type\.json:\d+:\d+ {2}\S/);
    expect(text).toMatch(/schema\/article\.json:\d+:\d+ {2}.*articelId/);
    expect(await server.load(TYPE)).toBe(good);
    schemas.edit('article-type.json', '"title": "Article Types"', '"title": "Sorts of article",');
    schemas.edit('article.json', '"columns": ["articelId"', '"columns": ["articleId"');
    await server.next(cleared);
    expect((await server.next(updatedModules)).join()).toContain('article-type');
    expect(await server.load(TYPE)).toContain('Sorts of article');
    expect(fullReloads()).toEqual([]);
  });

  it.each([
    [
      'article.json',
      '"required": "Please input article title"',
      /schema\/article\.json:\d+:\d+ {2}"required" is empty/,
    ],
    ['i18n/zh-Hans.json', '"required": "请输入文章标题"', /i18n\/zh-Hans\.json:\d+:\d+ {2}"required" is empty/],
  ])('may empty a message: %s', async (file, before, expected) => {
    const good = await server.load(ARTICLE);
    schemas.edit(file, before, '"required": ""');
    expect(await server.next(overlayText)).toMatch(expected);
    expect(await server.load(ARTICLE)).toBe(good);
    schemas.edit(file, '"required": ""', before);
    await server.next(cleared);
  });

  it('keeps no edit of another file out', async () => {
    schemas.edit('article-type.json', '"maxLength": 30', '"maxLenght": 30');
    expect(await server.next(overlayText)).toContain('article-type.json');
    schemas.edit('article.json', '"title": "Articles"', '"title": "Papers"');
    expect((await server.next(updatedModules)).join()).toContain('entity/article');
    expect(await server.load(ARTICLE)).toContain('Papers');
    expect(await server.load(TYPE)).toContain('"maxLength":30');
    expect(await server.load(MANIFEST)).toContain('entity/article-type');
  });

  it('is preceded by an update of nothing, or the mended page would reload itself', async () => {
    schemas.write('article.json', '{');
    await server.next(overlayText);
    expect(server.messages.map(({ type }) => type)).toEqual(['update', 'error']);
  });

  it('does not hide the entities without a fault from a server that starts with it', async () => {
    await server.close();
    schemas.write('article.json', '{');
    server = await startDevServer(schemas.root);
    expect(await server.load(MANIFEST)).not.toMatch(/entity\/article["']/);
    expect(await server.load(TYPE)).toContain('Article Types');
  });
});
