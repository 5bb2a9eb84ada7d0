import { choicesOf, typesOf, type Rule } from '../source/folder';
import { asNumber, asObject, type Json } from '../source/json';
import type { Place } from '../source/places';
import type { Finding } from '../source/source';
import { listing, quote } from '../source/words';
import { fitsType, brokenBy } from './values';

const PAIRS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** Bounds that exclude their own value meet even when they are equal. */
const OPEN_PAIRS = [
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
] as const;

/** What holds at a place: a change is laid over the field it changes, and a condition asks about a valid one. */
const inForce = ({ role, base, whole }: Place): Json =>
  role === 'change' || role === 'condition' ? { ...base, ...whole } : whole;

/** Limits that leave no value. */
export const contradictoryLimits: Rule = (source, folder) =>
  folder.placesOf(source).flatMap((place) => {
    const limits = inForce(place);
    const meets = (low: string, high: string, open: boolean): boolean => {
      const [from, to] = [asNumber(limits[low]), asNumber(limits[high])];
      return from !== undefined && to !== undefined && (open ? from >= to : from > to);
    };
    const bad = [
      ...PAIRS.filter(([low, high]) => meets(low, high, false)),
      ...OPEN_PAIRS.filter(([low, high]) => meets(low, high, true)),
    ];
    return bad.flatMap(([low, high]): Finding[] => {
      const at = [low, high].find((key) => key in place.own);
      if (at === undefined) return [];
      const message = `"${low}" ${String(limits[low])} and "${high}" ${String(limits[high])} leave no value`;
      const cure = `Make "${low}" smaller than "${high}".`;
      const whose = place.role === 'condition' && !(low in place.own && high in place.own) ? ': it is never true' : '';
      return [{ at: [...place.path, at], message: `${message}${whose}`, cure }];
    });
  });

function wrongDefault({ whole, path }: Place, value: unknown): Finding[] {
  const [types, choices] = [typesOf(whole), choicesOf(whole)];
  const at = [...path, 'default'];
  if (types.length > 0 && !fitsType(value, types)) {
    const message = `default ${quote(value)} is not of type ${listing(types, 'or')}`;
    return [{ at, message, cure: 'Write a value of the type.' }];
  }
  if (choices && !choices.includes(value)) {
    const message = `default ${quote(value)} is none of the choices`;
    return [{ at, message, cure: `Write one of ${listing(choices, 'or')}.` }];
  }
  return brokenBy(value, whole).map((limit) => ({
    at,
    message: `default ${quote(value)} breaks ${quote(limit)} ${String(whole[limit])}`,
    cure: 'Change the default or the limit.',
  }));
}

/** Defaults that would be refused. */
export const defaults: Rule = (source, folder) =>
  folder.placesOf(source).flatMap((place) => {
    const { own, whole, role } = place;
    if (role !== 'field' || !('default' in own)) return [];
    const isNull = own['default'] === null && [asObject(whole)['type']].flat().includes('null');
    return isNull || (own['default'] === null && whole['nullable'] === true) ? [] : wrongDefault(place, own['default']);
  });
