import { choicesOf, typesOf, type Rule } from '../folder';
import { asNumber, asText, isObject, type Json } from '../json';
import type { Place } from '../places';
import type { Finding } from '../source';
import { listing, quote } from '../words';
import { fitsType } from './choices';

const PAIRS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const;

/** Bounds that exclude their own value meet even when they are equal. */
const OPEN_PAIRS = [
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
] as const;

/** What holds at a place: a change is laid over the field it changes. */
const inForce = ({ role, base, whole }: Place): Json => (role === 'change' ? { ...base, ...whole } : whole);

function contradictory(place: Place): Finding[] {
  const limits = inForce(place);
  const meets = (low: string, high: string, open: boolean): boolean => {
    const [from, to] = [asNumber(limits[low]), asNumber(limits[high])];
    return from !== undefined && to !== undefined && (open ? from >= to : from > to);
  };
  const bad = [
    ...PAIRS.filter(([low, high]) => meets(low, high, false)),
    ...OPEN_PAIRS.filter(([low, high]) => meets(low, high, true)),
  ];
  return bad.flatMap(([low, high]) => {
    const at = [low, high].find((key) => key in place.own);
    if (at === undefined) return [];
    const message = `"${low}" ${String(limits[low])} and "${high}" ${String(limits[high])} leave no value`;
    return [{ at: [...place.path, at], message, cure: `Make "${low}" smaller than "${high}".` }];
  });
}

function invalidPattern({ own, path }: Place): Finding[] {
  const pattern = asText(own['pattern']);
  if (pattern === undefined) return [];
  try {
    RegExp(pattern, 'u');
    return [];
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/^.*: /, '');
    const cure = 'Write a regular expression; a backslash is written as two in JSON.';
    return [{ at: [...path, 'pattern'], message: `"pattern" is no regular expression: ${reason}`, cure }];
  }
}

/** How a value breaks a field's limits; one text for each limit. */
function broken(value: unknown, field: Json): string[] {
  const over = (size: number | undefined, low: string, high: string): string[] => {
    const [from, to] = [asNumber(field[low]), asNumber(field[high])];
    if (size === undefined) return [];
    return [...(from !== undefined && size < from ? [low] : []), ...(to !== undefined && size > to ? [high] : [])];
  };
  const text = asText(value);
  return [
    ...over(text === undefined ? undefined : [...text].length, 'minLength', 'maxLength'),
    ...over(asNumber(value), 'minimum', 'maximum'),
    ...over(Array.isArray(value) ? value.length : undefined, 'minItems', 'maxItems'),
  ];
}

function badDefault({ own, whole, path, role }: Place): Finding[] {
  if (role !== 'field' || !('default' in own)) return [];
  const value = own['default'];
  const [types, choices] = [typesOf(whole), choicesOf(whole)];
  const at = [...path, 'default'];
  const nullable = value === null && isObject(whole) && [whole['type']].flat().includes('null');
  if (nullable) return [];
  if (types.length > 0 && !fitsType(value, types)) {
    return [
      {
        at,
        message: `default ${quote(value)} is not of type ${listing(types, 'or')}`,
        cure: 'Write a value of the type.',
      },
    ];
  }
  if (choices && !choices.includes(value)) {
    return [
      {
        at,
        message: `default ${quote(value)} is none of the choices`,
        cure: `Write one of ${listing(choices, 'or')}.`,
      },
    ];
  }
  return broken(value, whole).map((limit) => ({
    at,
    message: `default ${quote(value)} breaks ${quote(limit)} ${String(whole[limit])}`,
    cure: 'Change the default or the limit.',
  }));
}

/** Limits that no value meets, patterns that cannot be read, defaults that would be refused. */
export const limits: Rule = (source, folder) =>
  folder.placesOf(source).flatMap((place) => [...contradictory(place), ...invalidPattern(place), ...badDefault(place)]);
