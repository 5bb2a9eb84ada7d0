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

interface Use {
  file: string;
  key: string;
  /** The English text beside the key, where the code gives one. */
  fallback?: string;
}

const LITERAL = String.raw`'((?:\\.|[^'\\])*)'`;
const USE = new RegExp(String.raw`'(wd\.[\w.]*\w)'(?:,\s*(?:\{\s*_:\s*)?${LITERAL})?`, 'g');

/** A text of the frame as `useT` asks for it; only a key of `en` passes the compiler there. */
const SAID = /'([a-z]\w*(?:\.\w+)+)'/g;

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n'))
    .map((file) => join(folder, file));

/** Whatever may be a key without its `wd.` in the sources below a folder. */
export const saidKeys = (folder: string): string[] =>
  sources(folder).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(SAID)].map(([, key = '']) => `wd.${key}`));

/** Every `wd.` key that stands in the sources below a folder. */
export const usedKeys = (folder: string): Use[] =>
  sources(folder).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(USE)].map(([, key = '', fallback]) => ({
      file,
      key,
      ...(fallback === undefined ? {} : { fallback: fallback.replaceAll(/\\(.)/g, '$1') }),
    })),
  );
