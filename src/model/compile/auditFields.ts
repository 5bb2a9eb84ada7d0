import type { Field, Section, ObjectShape, AuditFields } from '../entity/entity';
import { AUDIT_FIELD_PATTERNS } from '../auditFieldNames';

const isServers = ({ readOnly, ui }: Field): boolean => readOnly && !ui.sendBackUnchanged && !ui.valueFrom;

/**
 * Returns path and name of each field that may be an audit field. Fields inside an `audit` object come first,
 * followed by the fields of the record itself.
 */
function getPlaces({ fields }: ObjectShape): (readonly [path: string, name: string])[] {
  const all = Object.values(fields).filter(isServers);
  const audits = all.filter(({ kind }) => kind === 'audit');
  return [
    ...audits.flatMap(({ name, shape }) =>
      Object.keys(shape?.fields ?? {}).map((inner) => [`${name}.${inner}`, inner]),
    ),
    ...all.map(({ name }) => [name, name]),
  ] as [string, string][];
}

/**
 * Returns the audit fields that the record header displays. Audit fields that a section already displays are
 * omitted.
 * @returns undefined if no audit field remains
 */
export function getAuditFields(shape: ObjectShape, sections: readonly Section[]): AuditFields | undefined {
  const shown = new Set(
    sections.flatMap(({ fields, readOnlyValues = [] }) => [...fields, ...readOnlyValues.map(({ field }) => field)]),
  );
  const isSaid = (path: string): boolean => shown.has(path) || shown.has(path.split('.')[0]);
  const places = getPlaces(shape);
  const found = Object.entries(AUDIT_FIELD_PATTERNS).flatMap(([key, pattern]) => {
    const place = places.find(([, name]) => pattern.test(name));
    return place && !isSaid(place[0]) ? [[key, place[0]] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
