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

/** Every `wd.` key that stands in the sources below a folder. */
export function usedKeys(folder: string): Use[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(USE)].map(([, key = '', fallback]) => ({
        file: join(folder, file),
        key,
        ...(fallback === undefined ? {} : { fallback: fallback.replaceAll(/\\(.)/g, '$1') }),
      })),
    );
}
