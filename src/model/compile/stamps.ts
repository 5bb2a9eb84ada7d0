import type { Field, Section, Shape, Stamps } from '../entity/entity';
import { STAMP_NAMES } from '../stamps';

const isServers = ({ readOnly, ui }: Field): boolean => readOnly && !ui.sendBack && !ui.valueFrom;

/** The paths under which a record may tell it: its audit goes before fields of its own. */
function placesOf({ fields }: Shape): (readonly [path: string, name: string])[] {
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
 * Who has made and last changed a record, and when, as far as it tells. The head of its screen shows that; what a
 * section of the screen names itself, as an audit block, is not said twice.
 * @returns undefined where there is nothing left to say
 */
export function stampsOf(shape: Shape, sections: readonly Section[]): Stamps | undefined {
  const shown = new Set(
    sections.flatMap(({ fields, details = [] }) => [...fields, ...details.map(({ field }) => field)]),
  );
  const isSaid = (path: string): boolean => shown.has(path) || shown.has(path.split('.')[0]);
  const places = placesOf(shape);
  const found = Object.entries(STAMP_NAMES).flatMap(([key, pattern]) => {
    const place = places.find(([, name]) => pattern.test(name));
    return place && !isSaid(place[0]) ? [[key, place[0]] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
