import type { DialectSource, DialectSources } from '../../dataProvider/dialects/definition';
import { DIALECT_PRESETS } from '../../dataProvider/dialects/presets';
import { isObject } from './lint/source/readJson';

/** The file in which a project defines its own dialects. */
export const DIALECTS_FILE = 'dialects.json';

/** Returns the dialects of a project by name: the presets and those of `dialects.json`. */
export function getDialectSources(files: Readonly<Record<string, unknown>>): DialectSources {
  const file = files[DIALECTS_FILE];
  if (!isObject(file)) return DIALECT_PRESETS;
  const own = Object.entries(file).filter(
    ([name, definition]) => name !== '$schema' && !Object.hasOwn(DIALECT_PRESETS, name) && isObject(definition),
  );
  return { ...DIALECT_PRESETS, ...(Object.fromEntries(own) as Record<string, DialectSource>) };
}
