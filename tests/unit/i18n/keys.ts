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

/** Whatever may be a key of the frame's texts in the sources below a folder, as `useT` has it. */
export const keysIn = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n'))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(KEY)])
      .map(([, key, word = '']) => key ?? word),
  );
