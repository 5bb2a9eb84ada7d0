import type { Json } from './readJson';

/** The sections of a part of a schema file. Several rules ask for those of each entity, for each entity. */
const known = new WeakMap<object, readonly Json[]>();

/**
 * Returns the sections inside `value` that embed the list or the view screen of an entity, at any depth.
 * @param value part of a schema file, which nobody changes
 */
export function getEmbeddingSections(value: unknown): readonly Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const cached = known.get(value);
  if (cached) return cached;
  const own = 'embeddedList' in value || 'embeddedView' in value ? [value as Json] : [];
  const sections = [...own, ...Object.values(value).flatMap(getEmbeddingSections)];
  known.set(value, sections);
  return sections;
}
