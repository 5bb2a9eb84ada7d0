import { isObject, type Json } from '../contract/jsonValues';
import type { DialectDefinition, DialectSource, DialectSources } from './definition';

/** Applies a JSON merge patch: objects are merged key by key, and null removes a key. */
function mergePatch(base: Json, patch: Json): Json {
  const merged = { ...base };
  for (const [key, value] of Object.entries(patch)) {
    const inherited = base[key];
    if (value === null) delete merged[key];
    else merged[key] = isObject(value) ? mergePatch(isObject(inherited) ? inherited : {}, value) : value;
  }
  return merged;
}

/**
 * Returns the definition of a dialect and of the dialects that it extends, the first of them last.
 * @throws Error for an unknown name, which lists the known names, and for a cycle
 */
function getExtendsChain(sources: DialectSources, name: string, extending: readonly string[] = []): DialectSource[] {
  if (!Object.hasOwn(sources, name)) {
    const from = extending.length > 0 ? `, which "${extending.at(-1)}" extends,` : '';
    throw new Error(`No dialect "${name}"${from} among ${Object.keys(sources).join(', ')}`);
  }
  if (extending.includes(name)) throw new Error(`Dialects extend each other: ${[...extending, name].join(' → ')}`);
  const source = sources[name]!;
  return source.extends === undefined
    ? [source]
    : [source, ...getExtendsChain(sources, source.extends, [...extending, name])];
}

/**
 * Returns the complete definition of a dialect: its own keys and those of the dialects that it extends.
 * @param sources all definitions that it may extend, by name
 * @throws Error for an unknown name, which lists the known names, and for dialects that extend each other
 * @example
 * resolveDialect({ ...DIALECT_PRESETS, tenant: { extends: 'spring', headers: { 'X-Tenant': 'sg' } } }, 'tenant');
 * // the definition of spring, with the header
 */
export function resolveDialect(sources: DialectSources, name: string): DialectDefinition {
  const { extends: _, ...definition } = getExtendsChain(sources, name).reduceRight<Json>(
    (base, source) => mergePatch(base, { ...source }),
    {},
  );
  return definition;
}
