import type { Field, Section, Shape, AuditFields } from '../entity/entity';
import { AUDIT_FIELD_PATTERNS } from '../auditFieldNames';

const isServers = ({ readOnly, ui }: Field): boolean => readOnly && !ui.sendBack && !ui.valueFrom;

/** The paths under which a record may tell it: its audit goes before fields of its own. */
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
 * The audit fields of a record that its header displays. Fields that a section already displays are left out.
 * @returns undefined where there is nothing left to say
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
