import { choicesOf, typesOf, type Rule } from '../folder';
import { asList, asObject, type Path } from '../json';
import type { Place } from '../places';
import type { Finding } from '../source';
import { didYouMean, listing, quote } from '../words';

const IS: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: (value) => Array.isArray(value),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

export const fitsType = (value: unknown, types: readonly string[]): boolean =>
  types.some((type) => IS[type]?.(value) ?? true);

/** The values that a place lists, each with its path. */
function listed({ own, path }: Place): { value: unknown; path: Path }[] {
  return [
    ...('const' in own ? [{ value: own['const'], path: [...path, 'const'] }] : []),
    ...asList(own['enum']).map((value, index) => ({ value, path: [...path, 'enum', index] })),
    ...asList(own['oneOf']).map((choice, index) => ({
      value: asObject(choice)['const'],
      path: [...path, 'oneOf', index, 'const'],
    })),
  ];
}

function faultOf(value: unknown, at: Path, place: Place): Finding[] {
  const types = typesOf(place.role === 'field' ? place.whole : place.base);
  if (value === null || value === undefined) return [];
  if (types.length > 0 && !fitsType(value, types)) {
    const message = `${quote(value)} is not of type ${listing(types, 'or')}, as the field is`;
    return [{ at, message, cure: 'Write the value as the field stores it: texts in quotes, numbers without.' }];
  }
  const choices = place.role === 'field' ? undefined : choicesOf(place.base);
  if (!choices || choices.includes(value)) return [];
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

function repeated(values: { value: unknown; path: Path }[]): Finding[] {
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
    return [...values.flatMap(({ value, path }) => faultOf(value, path, place)), ...repeated(values)];
  });
