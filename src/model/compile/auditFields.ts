import type { Field, Section, Shape, AuditFields } from '../entity/entity';
import { AUDIT_FIELD_PATTERNS } from '../auditFieldNames';

const isServers = ({ readOnly, ui }: Field): boolean => readOnly && !ui.sendBackUnchanged && !ui.valueFrom;

/**
 * Returns the paths of fields that may be audit fields; those inside an `audit` object come before the record's
 * own.
 */
function getPlaces({ fields }: Shape): (readonly [path: string, name: string])[] {
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
 * Returns the audit fields that the record header displays. Fields that a section already displays are left out.
 * @returns undefined if no field is left
 */
export function getAuditFields(shape: Shape, sections: readonly Section[]): AuditFields | undefined {
  const shown = new Set(
    sections.flatMap(({ fields, details = [] }) => [...fields, ...details.map(({ field }) => field)]),
  );
  const isSaid = (path: string): boolean => shown.has(path) || shown.has(path.split('.')[0]);
  const places = getPlaces(shape);
  const found = Object.entries(AUDIT_FIELD_PATTERNS).flatMap(([key, pattern]) => {
    const place = places.find(([, name]) => pattern.test(name));
    return place && !isSaid(place[0]) ? [[key, place[0]] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
