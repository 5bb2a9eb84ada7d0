import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Texts = Record<string, string>;

/** `{a: {b: 'x'}}` → `{'a.b': 'x'}`. */
export function flat(messages: object, prefix = ''): Texts {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flat(value, `${prefix}${key}.`))
        : [[`${prefix}${key}`, String(value)]],
    ),
  );
}

/** `%{name}` and `{limit}` of a text, each once, in one order. */
export const placeholders = (text: string): string[] => [...new Set(text.match(/%?\{\w+\}/g) ?? [])].sort();

/** A key in quotes: `list.nextPage` as `useT` asks for it, `wd.list.nextPage` as react-admin does, `yes` where it is said. */
const KEY = /'(?:wd\.)?([a-z]\w*(?:\.\w+)+)'|\bt\('(\w+)'/g;
/** The beginning of keys whose end says what has happened. */
const GROUP = /\bt\(`([a-z]\w*\.)\$\{/g;

const sources = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** Tells of a key, as `useT` has it, whether the sources below a folder may ask for it. */
export function sayingIn(folder: string): (key: string) => boolean {
  const text = sources(folder);
  const keys = new Set([...text.matchAll(KEY)].map(([, key, word]) => key ?? word));
  const groups = [...text.matchAll(GROUP)].map(([, group = '']) => group);
  return (key) => keys.has(key) || groups.some((group) => key.startsWith(group));
}
