import { getAllowedValues, getDefinitionTypes, type LintRule } from '../source/lintFolder';
import { toList, toObjectOrEmpty, type Json, type JsonPath } from '../source/readJson';
import type { LocatedSchema } from '../source/locatedSchemas';
import type { LintFinding } from '../source/sourceFile';
import { getNameSuggestion, joinQuotedNames, quote } from '../source/messageWording';
import { findSameTitlesInArray } from './checkTitles';
import { getValueFaults } from './valueChecks';

interface Listed {
  value: unknown;
  path: JsonPath;
}

/** Returns the values that a schema lists by `const`, `enum` or `oneOf`, each with its path. */
function listed({ own, path }: LocatedSchema): Listed[] {
  return [
    ...('const' in own ? [{ value: own['const'], path: [...path, 'const'] }] : []),
    ...toList(own['enum']).map((value, index) => ({ value, path: [...path, 'enum', index] })),
    ...toList(own['oneOf']).map((choice, index) => ({
      value: toObjectOrEmpty(choice)['const'],
      path: [...path, 'oneOf', index, 'const'],
    })),
  ];
}

/**
 * Returns the definition whose limits apply to the listed values. For a change or a condition, this is the field's
 * definition merged with the change or condition.
 */
const getLimitsAt = ({ role, entityFile, base }: LocatedSchema): Json =>
  role === 'field' ? entityFile : { ...base, ...entityFile };

function getFaults({ value, path: at }: Listed, locatedSchema: LocatedSchema): LintFinding[] {
  if (value === null || value === undefined) return [];
  const isField = locatedSchema.role === 'field';
  const whose = isField ? locatedSchema.entityFile : locatedSchema.base;
  // The values that a field lists are its options, so they need not be compared with the options. Only the values
  // in conditions and changes are compared.
  const choices = isField ? undefined : getAllowedValues(whose);
  return getValueFaults(value, { types: getDefinitionTypes(whose), choices, limits: getLimitsAt(locatedSchema) }).map(
    (fault) => ({
      at,
      ...fault,
    }),
  );
}

/** Reports a code of a condition that only nearly is one of `codesUsedByRules`: the condition would never be true. */
function findMisspelledCode({ value, path: at }: Listed, { role, base }: LocatedSchema): LintFinding[] {
  const codes = toList(toObjectOrEmpty(base['x-ui'])['codesUsedByRules']).filter((code) => typeof code === 'string');
  if (role === 'field' || typeof value !== 'string' || codes.includes(value)) return [];
  const near = getNameSuggestion(value, codes);
  const message = `${quote(value)} is none of the "codesUsedByRules"${near}`;
  return near === ''
    ? []
    : [{ at, message, suggestion: `Write one of ${joinQuotedNames(codes, 'or')}, or add it there.` }];
}

/** Reports every value that a list has already. */
export function findRepeated(values: readonly Listed[]): LintFinding[] {
  return values
    .filter(({ value }, index) => value !== undefined && values.findIndex((other) => other.value === value) < index)
    .map(({ value, path }) => ({
      at: path,
      message: `choice ${quote(value)} is there twice`,
      suggestion: 'Remove one of the two.',
    }));
}

/** Reports listed values that the field can never have, in conditions, in branches and among the field's options. */
export const checkChoices: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap((locatedSchema) => {
    if (locatedSchema.role === 'record' || locatedSchema.role === 'branch') return [];
    const values = listed(locatedSchema);
    return [
      ...values.flatMap((one) => getFaults(one, locatedSchema)),
      ...values.flatMap((one) => findMisspelledCode(one, locatedSchema)),
      ...findRepeated(values),
      ...findSameTitlesInArray(source.value, [...locatedSchema.path, 'oneOf'], 'choices'),
    ];
  });
