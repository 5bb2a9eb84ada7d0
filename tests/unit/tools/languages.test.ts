/** Languages are files: tests of the modules generated from a folder of them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, createServer, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import shipped from '../../../public/config.json';
import {
  findDateLocale,
  findMuiLocale,
  MUI_LOCALES,
  PICKER_LOCALES,
} from '../../../tools/languages/findPackageLocales';
import { readLanguages } from '../../../tools/languages/readLanguages';
import { wattdeskPlugin } from '../../../tools/vite/wattdeskPlugin';

const ENGLISH = { name: 'English', yes: ['yes'], no: ['no'] };
const GERMAN = {
  name: 'Deutsch',
  yes: ['ja', 'wahr'],
  no: ['nein'],
  texts: { wd: { frame: { language: 'Sprache der Seite' } } },
};

let folder: string;
const write = (name: string, content: unknown): void => writeFileSync(join(folder, name), JSON.stringify(content));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattdesk-locales-'));
  write('en.json', ENGLISH);
  write('de.json', GERMAN);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the languages of a folder', () => {
  it('are offered with English first', () => {
    expect(readLanguages(folder).map(({ code, name }) => [code, name])).toEqual([
      ['en', 'English'],
      ['de', 'Deutsch'],
    ]);
  });

  it.each([
    ['a name that is no code', 'german_.json', GERMAN, /german_\.json: the name is no language code/],
    ['a code in another spelling', 'DE.json', GERMAN, /DE\.json: the name is no language code/],
    ['no name', 'fr.json', { ...GERMAN, name: '' }, /"name" must say/],
    ['no words', 'fr.json', { ...GERMAN, yes: 'oui' }, /"yes" must be a list/],
    ['no texts', 'fr.json', ENGLISH, /"texts" are missing/],
    ['an encoding nobody knows', 'fr.json', { ...GERMAN, fileEncoding: 'latin-99' }, /"fileEncoding" is not known/],
    ['an unknown key', 'fr.json', { ...GERMAN, nane: 'x' }, /unknown key "nane"/],
    ['a list', 'fr.json', [], /an object in braces/],
  ])('fail with %s', (_, name, content, expected) => {
    write(name, content);
    expect(() => readLanguages(folder)).toThrow(expected);
  });
});

describe('what packages call a language', () => {
  it.each([
    ['zh-Hans', 'zh-cn', 'zhCN', 'zhCN'],
    ['zh-Hant', 'zh-tw', 'zhTW', 'zhTW'],
    ['de', 'de', 'deDE', 'deDE'],
    ['pt-BR', 'pt-br', 'ptBR', 'ptBR'],
    ['ms', 'ms', 'msMS', undefined],
    ['tlh', 'tlh', undefined, undefined],
  ])('%s', (code, date, mui, pickers) => {
    expect([findDateLocale(code), findMuiLocale(code, MUI_LOCALES), findMuiLocale(code, PICKER_LOCALES)]).toEqual([
      date,
      mui,
      pickers,
    ]);
  });
});

describe('an added language', () => {
  it('is a chunk of its own, of which the first load has the name alone', async () => {
    const provider = JSON.stringify(resolve('src/i18n/createI18nProvider.ts'));
    const { output } = (await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [
        wattdeskPlugin({ schemaDir: resolve('schema'), localesDir: folder }),
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? resolve('entry.ts') : undefined),
          load: (id) =>
            id === resolve('entry.ts')
              ? `import { createI18nProvider } from ${provider}; void createI18nProvider(location.hash);`
              : undefined,
        },
      ],
      build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
    })) as Rolldown.RolldownOutput;
    const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const entry = chunks.find(({ isEntry }) => isEntry);
    const german = chunks.filter(({ fileName }) => /assets\/language-de-[^/]*\.js$/.test(fileName));
    expect(german).toHaveLength(1);
    for (const text of ['Sprache der Seite', 'Zeilen pro Seite', 'Datum auswählen']) {
      expect(german[0]?.code).toContain(text);
      expect(entry?.code).not.toContain(text);
    }
    expect(entry?.code).toContain('Deutsch');
    expect(chunks.filter(({ fileName }) => fileName.includes('zh-Hans-') && fileName.includes('language'))).toEqual([]);
  });

  it('is read in imports, and may be configured', async () => {
    const server = await createServer({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true, include: [] },
      plugins: [wattdeskPlugin({ schemaDir: resolve('schema'), localesDir: folder })],
    });
    try {
      expect(await server.ssrLoadModule('virtual:wattdesk/importWords')).toMatchObject({
        trueWords: ['yes', 'ja', 'wahr'],
        falseWords: ['no', 'nein'],
      });
      const { isValid } = (await server.ssrLoadModule('virtual:wattdesk/config')) as {
        isValid: (config: unknown) => boolean;
      };
      expect(['en', 'de', 'zh-Hans', 'xx'].filter((locale) => isValid({ ...shipped, locale }))).toEqual(['en', 'de']);
    } finally {
      await server.close();
    }
  });
});
