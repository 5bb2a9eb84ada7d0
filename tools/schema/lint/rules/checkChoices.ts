import { getChoices, getTypes, type LintRule } from '../source/lintFolder';
import { toList, toObject, type Json, type JsonPath } from '../source/readJson';
import type { SchemaPlace } from '../source/schemaPlaces';
import type { LintFinding } from '../source/sourceFile';
import { suggestName, joinWithAnd, quote } from '../source/messageWording';
import { getBrokenKeywords, isOfType } from './valueChecks';

interface Listed {
  value: unknown;
  path: JsonPath;
}

/** Returns the values that a schema lists, each with its path. */
function listed({ own, path }: SchemaPlace): Listed[] {
  return [
    ...('const' in own ? [{ value: own['const'], path: [...path, 'const'] }] : []),
    ...toList(own['enum']).map((value, index) => ({ value, path: [...path, 'enum', index] })),
    ...toList(own['oneOf']).map((choice, index) => ({
      value: toObject(choice)['const'],
      path: [...path, 'oneOf', index, 'const'],
    })),
  ];
}

/** Returns the constraints for a value of the schema. */
const limitsAt = ({ role, whole, base }: SchemaPlace): Json => (role === 'field' ? whole : { ...base, ...whole });

function breaches(value: unknown, at: JsonPath, place: SchemaPlace): LintFinding[] {
  const limits = limitsAt(place);
  return getBrokenKeywords(value, limits).map((limit) => ({
    at,
    message: `${quote(value)} breaks ${quote(limit)} ${String(limits[limit])}: it can never be the value`,
    suggestion: `Change the value, or ${quote(limit)}.`,
  }));
}

function getFault({ value, path: at }: Listed, place: SchemaPlace): LintFinding[] {
  const types = getTypes(place.role === 'field' ? place.whole : place.base);
  if (value === null || value === undefined) return [];
  if (types.length > 0 && !isOfType(value, types)) {
    const message = `${quote(value)} is not of type ${joinWithAnd(types, 'or')}, as the field is`;
    return [{ at, message, suggestion: 'Write the value as the field stores it: texts in quotes, numbers without.' }];
  }
  const choices = place.role === 'field' ? undefined : getChoices(place.base);
  if (!choices || choices.includes(value)) return breaches(value, at, place);
  const near = suggestName(
    value,
    choices.filter((choice) => typeof choice === 'string'),
  );
  return [
    {
      at,
      message: `${quote(value)} is none of the field's choices${near}`,
      suggestion: `Write one of ${joinWithAnd(choices, 'or')}.`,
    },
  ];
}

function repeated(values: readonly Listed[]): LintFinding[] {
  return values
    .filter(({ value }, index) => values.findIndex((other) => other.value === value) < index)
    .map(({ value, path }) => ({
      at: path,
      message: `choice ${quote(value)} is there twice`,
      suggestion: 'Remove one of the two.',
    }));
}

/** Reports values that the field can never have, in conditions, branches and the options themselves. */
export const checkChoices: LintRule = (source, folder) =>
  folder.getSchemaPlaces(source).flatMap((place) => {
    if (place.role === 'record' || place.role === 'branch') return [];
    const values = listed(place);
    return [...values.flatMap((one) => getFault(one, place)), ...repeated(values)];
  });
