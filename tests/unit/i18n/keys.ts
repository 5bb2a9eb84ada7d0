import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH_CODE, readLanguages, type Language } from '../../../tools/languages/readLanguages';

export type Texts = Record<string, string>;

export interface TranslatedLanguage extends Language {
  texts: { ra: object; wd: { yes: string; no: string; error: Texts } };
}

/** Reads all languages of the app except English, with their texts and those of the hand-written pages. */
export const readTranslations = (): TranslatedLanguage[] =>
  readLanguages()
    .filter(({ code }) => code !== ENGLISH_CODE)
    .map((language) => {
      const read = JSON.parse(readFileSync(language.file, 'utf8')) as TranslatedLanguage;
      const pages = JSON.parse(readFileSync(`src/pages/i18n/${language.code}.json`, 'utf8')) as object;
      return { ...language, ...read, texts: { ...read.texts, wd: { ...read.texts.wd, ...pages } } };
    });

/** Flattens keys: `{a: {b: 'x'}}` → `{'a.b': 'x'}`. */
export function flat(messages: object, prefix = ''): Texts {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flat(value, `${prefix}${key}.`))
        : [[`${prefix}${key}`, String(value)]],
    ),
  );
}

/** Returns the placeholders of a text such as `%{name}` and `{limit}`, unique and sorted. */
export const placeholders = (text: string): string[] => [...new Set(text.match(/%?\{\w+\}/g) ?? [])].sort();

/** A quoted key: `list.nextPage` for `useAppTranslate`, `wd.list.nextPage` for react-admin, `yes` for lazy-loaded texts. */
const KEY = /'(?:wd\.)?([a-z]\w*(?:\.\w+)*)'/g;
/** The constant prefix of keys that are completed at run time. */
const GROUP = /\bt\(`([a-z]\w*\.)\$\{/g;

const sources = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** Returns a predicate: whether source files below a folder may use a key of `useT`. */
export function sayingIn(folder: string): (key: string) => boolean {
  const text = sources(folder);
  const keys = new Set([...text.matchAll(KEY)].map(([, key]) => key));
  const groups = [...text.matchAll(GROUP)].map(([, group = '']) => group);
  return (key) => keys.has(key) || groups.some((group) => key.startsWith(group));
}
