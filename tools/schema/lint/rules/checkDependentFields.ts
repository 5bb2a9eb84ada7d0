/** Checks fields that depend on other fields, or that take their options or values from outside the field. */
import { findPeriodFields } from '../../../../src/model/values/periodFields';
import {
  getAllowedValues,
  getFields,
  getNestedFields,
  getDefinitionTypes,
  type LintFolder,
  type LintRule,
} from '../source/lintFolder';
import {
  toList,
  toNumberOrUndefined,
  toObjectOrEmpty,
  toTextOrUndefined,
  getEntriesAtPath,
  getValueAtPath,
  type Json,
  type JsonPath,
} from '../source/readJson';
import type { LocatedSchema } from '../source/locatedSchemas';
import type { LintFinding } from '../source/sourceFile';
import { formatAllowedNames, getNameSuggestion, joinQuotedNames, quote } from '../source/messageWording';
import { checkFlagName } from './checkFlagNames';
import { getViolatedKeywords } from './valueChecks';

const at = ({ path }: LocatedSchema, ...steps: JsonPath): JsonPath => [...path, 'x-ui', ...steps];

/** Keys in `x-ui` that define the options of a field. A field may have only one of these keys. */
const CHOICES = ['options', 'optionRange', 'suggestionOptions'];

function checkChoiceSources(locatedSchema: LocatedSchema): LintFinding[] {
  const ui = toObjectOrEmpty(locatedSchema.entityFile['x-ui']);
  const named = CHOICES.filter((key) => key in ui);
  const hasOwn = getAllowedValues(locatedSchema.entityFile) !== undefined;
  const [first, second] = [...(hasOwn ? ['choices of its own'] : []), ...named];
  const key = named.find((one) => one !== first);
  if (first === undefined || second === undefined || key === undefined) return [];
  // Allowed: the schema lists the values itself, and the option list adds the labels.
  if (hasOwn && key === 'options') return [];
  return [
    {
      at: at(locatedSchema, key),
      key: true,
      message: `${quote(key)} beside ${hasOwn ? first : quote(first)}: a field has one source of options`,
      suggestion: 'Keep one of the two.',
    },
  ];
}

const MOST = 1000;

function countedChoices(locatedSchema: LocatedSchema): LintFinding[] {
  const { min, max, step } = toObjectOrEmpty(getValueAtPath(locatedSchema.own, ['x-ui', 'optionRange']));
  const [first, last, width] = [toNumberOrUndefined(min), toNumberOrUndefined(max), toNumberOrUndefined(step)];
  if (first === undefined || last === undefined || width === undefined || width <= 0) return [];
  const path = at(locatedSchema, 'optionRange');
  if (first > last) {
    return [
      {
        at: path,
        key: true,
        message: `"optionRange" from ${first} to ${last} has no options`,
        suggestion: 'Let "min" be the smaller one.',
      },
    ];
  }
  const count = Math.floor((last - first) / width) + 1;
  if (count > MOST) {
    const message = `"optionRange" makes ${count} options: nobody finds one among them`;
    return [{ at: path, key: true, message, suggestion: `Take a larger "step"; at most ${MOST} are offered.` }];
  }
  const end = Number((first + (count - 1) * width).toFixed(10));
  const ends = [...new Set([first, end])];
  return ends.flatMap((value) =>
    getViolatedKeywords(value, locatedSchema.entityFile).map((limit) => ({
      at: path,
      key: true,
      message: `choice ${value} breaks ${quote(limit)} ${String(locatedSchema.entityFile[limit])}`,
      suggestion: `Change "optionRange", or ${quote(limit)}.`,
    })),
  );
}

function periods(locatedSchema: LocatedSchema): LintFinding[] {
  const types = getDefinitionTypes(locatedSchema.entityFile);
  if (getValueAtPath(locatedSchema.own, ['x-ui', 'dateRange']) === undefined || !types.includes('object')) return [];
  if (findPeriodFields(getFields(locatedSchema.entityFile) ?? {})) return [];
  const message = '"dateRange" is for an object of "from" and "to", or "start" and "end", and nothing else';
  return [
    { at: at(locatedSchema, 'dateRange'), key: true, message, suggestion: 'Describe the two, or remove "dateRange".' },
  ];
}

/** Reports buttons for periods that are longer than the longest one that may be chosen. */
function checkPresetLengths(locatedSchema: LocatedSchema): LintFinding[] {
  const range = toObjectOrEmpty(getValueAtPath(locatedSchema.own, ['x-ui', 'dateRange']));
  const most = toNumberOrUndefined(range['maxDays']);
  return toList(range['presets']).flatMap((preset, index): LintFinding[] => {
    const days = toNumberOrUndefined(toObjectOrEmpty(preset)['days']);
    if (most === undefined || days === undefined || days <= most) return [];
    const message = `the period of ${days} days is longer than "maxDays" ${most}`;
    return [
      {
        at: at(locatedSchema, 'dateRange', 'presets', index, 'days'),
        message,
        suggestion: 'Shorten the period, or raise "maxDays".',
      },
    ];
  });
}

/**
 * Whether the field is an input in `x-admin`, such as that of an action. Such inputs can take values from the
 * record.
 */
const isBeside = ({ path }: LocatedSchema): boolean => path[0] === 'x-admin';

/** Values of `defaultFrom` that produce strings. */
const TEXTS = ['config.country', 'config.callingCode', 'config.currency', 'today', 'thisMonth'];

function checkStartTimeField(locatedSchema: LocatedSchema): LintFinding[] {
  const text = toTextOrUndefined(getValueAtPath(locatedSchema.own, ['x-ui', 'defaultFrom']));
  const types = getDefinitionTypes(locatedSchema.entityFile);
  if (text === undefined || !TEXTS.includes(text) || types.length === 0 || types.includes('string')) return [];
  const message = `${quote(text)} is a text, and the field is of type ${joinQuotedNames(types, 'or')}`;
  return [{ at: at(locatedSchema, 'defaultFrom'), message, suggestion: 'Take another start, or change the type.' }];
}

function otherAddress(
  locatedSchema: LocatedSchema,
  key: string,
  name: string,
  knownNames: readonly string[],
): LintFinding[] {
  if (knownNames.includes(name)) return [];
  const message = `no addresses are called ${quote(name)}${getNameSuggestion(name, knownNames)}`;
  return [
    { at: at(locatedSchema, key), message, suggestion: 'Name them in "routes": { "variants": [{ "name": … }] }.' },
  ];
}

/**
 * Reports values of `valueFrom`, `defaultFrom` and `revealSecretFlag` that refer to an unknown flag, route variant
 * or field of the record.
 */
function checkValueSources(
  locatedSchema: LocatedSchema,
  record: Json | undefined,
  addresses: readonly string[],
): LintFinding[] {
  return ['valueFrom', 'defaultFrom', 'revealSecretFlag'].flatMap((key): LintFinding[] => {
    const text = toTextOrUndefined(getValueAtPath(locatedSchema.own, ['x-ui', key]));
    const [, kind, name = ''] = /^(flags|routes|record)\.(.+)$/.exec(text ?? '') ?? [];
    if (kind === 'flags') return checkFlagName(name, at(locatedSchema, key));
    if (kind === 'routes') return otherAddress(locatedSchema, key, name, addresses);
    if (kind !== 'record') return [];
    if (!isBeside(locatedSchema)) {
      const message = `${quote(text)}: a record's own field has no other record to take it from`;
      return [{ at: at(locatedSchema, key), message, suggestion: 'It is for the input of an action.' }];
    }
    const [first = ''] = name.split('.');
    const names = Object.keys(record ?? {});
    if (!record || first in record || name in record) return [];
    return [
      {
        at: at(locatedSchema, key),
        message: `${quote(text)} names no field of the record${getNameSuggestion(name, names)}`,
        suggestion: formatAllowedNames(names),
      },
    ];
  });
}

/**
 * Reports an option list that depends on a missing field: its `paramsFromFields` names a field that exists neither in the
 * same object nor in the record.
 */
function checkDependencies(
  locatedSchema: LocatedSchema,
  record: Json | undefined,
  { files }: LintFolder,
): LintFinding[] {
  const name = toTextOrUndefined(getValueAtPath(locatedSchema.entityFile, ['x-ui', 'options']));
  if (name === undefined || !locatedSchema.siblings) return [];
  const near = { ...record, ...locatedSchema.siblings };
  return getEntriesAtPath(files['options.json'], [name, 'paramsFromFields']).flatMap(({ value }): LintFinding[] => {
    if (typeof value !== 'string' || value in near) return [];
    const message = `option list ${quote(name)} depends on ${quote(value)}, which is no field here${getNameSuggestion(value, Object.keys(near))}`;
    return [
      {
        at: at(locatedSchema, 'options'),
        message,
        suggestion: 'Add the field, or take a list that does not depend on it.',
      },
    ];
  });
}

/**
 * Reports an upload into an array of objects without `pathField`. This key names the field that stores the path of
 * the uploaded file.
 */
function checkUploadPathField(locatedSchema: LocatedSchema): LintFinding[] {
  const upload = getValueAtPath(locatedSchema.own, ['x-ui', 'upload']);
  const hasRows =
    getDefinitionTypes(locatedSchema.entityFile).includes('array') &&
    getNestedFields(locatedSchema.entityFile) !== undefined;
  if (upload === undefined || !hasRows || 'pathField' in toObjectOrEmpty(upload)) return [];
  const names = Object.keys(getNestedFields(locatedSchema.entityFile) ?? {});
  const suggestion = `Name the field of a row that keeps the path: ${joinQuotedNames(names, 'or')}.`;
  return [
    {
      at: at(locatedSchema, 'upload'),
      key: true,
      message: '"upload" of a list of objects needs "pathField"',
      suggestion,
    },
  ];
}

export const checkDependentFields: LintRule = (source, folder) => {
  const record = getFields(folder.getResolvedDefinition(source));
  const variants = toList(getValueAtPath(source.value, ['x-admin', 'routes', 'variants']));
  const addresses = variants.flatMap((one) => toTextOrUndefined(toObjectOrEmpty(one)['name']) ?? []);
  return folder
    .getLocatedSchemas(source)
    .filter(({ role }) => role === 'field')
    .flatMap((locatedSchema) => [
      ...checkChoiceSources(locatedSchema),
      ...countedChoices(locatedSchema),
      ...periods(locatedSchema),
      ...checkPresetLengths(locatedSchema),
      ...checkStartTimeField(locatedSchema),
      ...checkValueSources(locatedSchema, record, addresses),
      ...checkDependencies(locatedSchema, record, folder),
      ...checkUploadPathField(locatedSchema),
    ]);
};
