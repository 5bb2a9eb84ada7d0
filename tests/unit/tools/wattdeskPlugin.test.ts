import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLE_SCHEMAS } from '../../support/articleSchemas';
import { cleared, faultText, schemaFaults, startDevServer, updatedModules, type DevServer } from './support/devServer';
import type { SchemaFault } from '../../../tools/vite/client/faultMessages';
import { copySchemas, smallEntity, type SchemaFolder } from './support/schemaFolder';

const MANIFEST = 'virtual:wattdesk/manifest';
const ARTICLE = 'virtual:wattdesk/entity/article';
const TYPE = 'virtual:wattdesk/entity/article-type';

/** The edited files and an entity that refers to none of them. */
const FILES = [...ARTICLE_SCHEMAS, 'vehicle-model.json'];

let schemas: SchemaFolder;
let server: DevServer;

beforeEach(async () => {
  schemas = copySchemas(FILES);
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
    const text = await server.next(faultText);
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
    expect(await server.next(faultText)).toMatch(expected);
    expect(await server.load(ARTICLE)).toBe(good);
    schemas.edit(file, '"required": ""', before);
    await server.next(cleared);
  });

  it('keeps no edit of another file out', async () => {
    schemas.edit('article-type.json', '"maxLength": 30', '"maxLenght": 30');
    expect(await server.next(faultText)).toContain('article-type.json');
    schemas.edit('article.json', '"title": "Articles"', '"title": "Papers"');
    expect((await server.next(updatedModules)).join()).toContain('entity/article');
    expect(await server.load(ARTICLE)).toContain('Papers');
    expect(await server.load(TYPE)).toContain('"maxLength":30');
    expect(await server.load(MANIFEST)).toContain('entity/article-type');
  });

  it('names the screens on which its author looks for it, and not those of other entities', async () => {
    const shows = (faults: SchemaFault[], path: string): boolean[] =>
      faults.map(({ screens }) => screens.some((pattern) => new RegExp(pattern).test(path)));
    schemas.edit('article-type.json', '"maxLength": 30', '"maxLenght": 30');
    const own = await server.next(schemaFaults);
    expect(shows(own, '/marketing-management/article-type')).toEqual([true]);
    expect(shows(own, '/marketing-management/article-type/view/4')).toEqual([true]);
    expect(shows(own, '/marketing-management/article')).toEqual([false]);
    schemas.edit('article-type.json', '"maxLenght": 30', '"maxLength": 30');
    await server.next(cleared);
    schemas.edit('i18n/zh-Hans.json', '"required": "请输入文章标题"', '"required": ""');
    const translated = await server.next(schemaFaults);
    expect(shows(translated, '/marketing-management/article/create')).toEqual([true]);
    expect(shows(translated, '/marketing-management/article-type')).toEqual([false]);
  });

  it('of the options belongs to the screens that offer them', async () => {
    schemas.edit('options.json', '"articleTypes": {', '"articleTypes": { "lable": 1,');
    const [fault] = await server.next(schemaFaults);
    const shows = (path: string): boolean => fault!.screens.some((pattern) => new RegExp(pattern).test(path));
    expect(shows('/marketing-management/article/create')).toBe(true);
    expect(shows('/vehicle-model-management')).toBe(false);
  });

  it('does not hide the entities without a fault from a server that starts with it', async () => {
    await server.close();
    schemas.write('article.json', '{');
    server = await startDevServer(schemas.root);
    expect(await server.load(MANIFEST)).not.toMatch(/entity\/article["']/);
    expect(await server.load(TYPE)).toContain('Article Types');
  });

  it.each(['common.json', 'options.json', 'navigation.json', 'i18n/zh-Hans.json'])(
    'of a shared file hides no entity from a server that starts with it: %s',
    async (file) => {
      await server.close();
      schemas.write(file, schemas.read(file).replace(/\}\s*$/, ''));
      server = await startDevServer(schemas.root);
      expect(await server.load(MANIFEST)).toMatch(/entity\/article["']/);
      expect(await server.load(ARTICLE)).toContain('"Links"');
    },
  );

  it('that makes a shared file something else stops no server', async () => {
    await server.close();
    schemas.write('navigation.json', '{ "groups": 5 }');
    server = await startDevServer(schemas.root);
    expect(await server.load(TYPE)).toContain('Article Types');
  });

  it('reaches the browser at its address when the server started with it', async () => {
    await server.close();
    schemas.edit('article-type.json', '"maxLength": 30,', '"maxLength": 30 ');
    server = await startDevServer(schemas.root);
    schemas.edit('article.json', '"title": "Articles"', '"title": "Papers"');
    const [fault] = await server.next(schemaFaults);
    expect(fault).toMatchObject({ file: 'schema/article-type.json', isKept: false });
    expect(fault!.screens).toContain('^/marketing-management/article-type/?$');
    schemas.edit('article-type.json', '"maxLength": 30 ', '"maxLength": 30,');
    await server.next(cleared);
    expect(await server.load(MANIFEST)).toContain('entity/article-type');
  });
});
