import { choicesOf, typesOf, type Rule } from '../source/folder';
import { asList, asObject, type Json, type Path } from '../source/json';
import type { Place } from '../source/places';
import type { Finding } from '../source/source';
import { didYouMean, listing, quote } from '../source/words';
import { brokenBy, fitsType } from './values';

interface Listed {
  value: unknown;
  path: Path;
}

/** The values that a place lists, each with its path. */
function listed({ own, path }: Place): Listed[] {
  return [
    ...('const' in own ? [{ value: own['const'], path: [...path, 'const'] }] : []),
    ...asList(own['enum']).map((value, index) => ({ value, path: [...path, 'enum', index] })),
    ...asList(own['oneOf']).map((choice, index) => ({
      value: asObject(choice)['const'],
      path: [...path, 'oneOf', index, 'const'],
    })),
  ];
}

/** What a value at the place must keep to. */
const limitsAt = ({ role, whole, base }: Place): Json => (role === 'field' ? whole : { ...base, ...whole });

function breaches(value: unknown, at: Path, place: Place): Finding[] {
  const limits = limitsAt(place);
  return brokenBy(value, limits).map((limit) => ({
    at,
    message: `${quote(value)} breaks ${quote(limit)} ${String(limits[limit])}: it can never be the value`,
    cure: `Change the value, or ${quote(limit)}.`,
  }));
}

function faultOf({ value, path: at }: Listed, place: Place): Finding[] {
  const types = typesOf(place.role === 'field' ? place.whole : place.base);
  if (value === null || value === undefined) return [];
  if (types.length > 0 && !fitsType(value, types)) {
    const message = `${quote(value)} is not of type ${listing(types, 'or')}, as the field is`;
    return [{ at, message, cure: 'Write the value as the field stores it: texts in quotes, numbers without.' }];
  }
  const choices = place.role === 'field' ? undefined : choicesOf(place.base);
  if (!choices || choices.includes(value)) return breaches(value, at, place);
  const near = didYouMean(
    value,
    choices.filter((choice) => typeof choice === 'string'),
  );
  return [
    {
      at,
      message: `${quote(value)} is none of the field's choices${near}`,
      cure: `Write one of ${listing(choices, 'or')}.`,
    },
  ];
}

function repeated(values: readonly Listed[]): Finding[] {
  return values
    .filter(({ value }, index) => values.findIndex((other) => other.value === value) < index)
    .map(({ value, path }) => ({
      at: path,
      message: `choice ${quote(value)} is there twice`,
      cure: 'Remove one of the two.',
    }));
}

/** Values that the field can never have, in conditions, branches and the choices themselves. */
export const choices: Rule = (source, folder) =>
  folder.placesOf(source).flatMap((place) => {
    if (place.role === 'record' || place.role === 'branch') return [];
    const values = listed(place);
    return [...values.flatMap((one) => faultOf(one, place)), ...repeated(values)];
  });
