import type { Section, Shape } from '../entity';

/** What servers call who has made or changed a record, and when. */
const STAMP =
  /^(last_?)?(create|created|creation|update|updated|modify|modified|change|changed)_?(by|on|at|time|date|date_?time|timestamp)$/i;

/**
 * A form ends with who made and changed its record, and when, as far as the record has that in fields of its
 * own that no section names. An audit block says all of it, and stands there by itself.
 */
export function withStamps(sections: Section[], { fields }: Shape): Section[] {
  const all = Object.values(fields);
  if (all.some(({ kind }) => kind === 'audit')) return sections;
  const named = new Set(sections.flatMap((section) => section.fields));
  const stamps = all.filter(
    ({ name, readOnly, ui }) => readOnly && !ui.keep && !ui.from && STAMP.test(name) && !named.has(name),
  );
  return stamps.length === 0 ? sections : [...sections, { kind: 'fields', fields: stamps.map(({ name }) => name) }];
}
