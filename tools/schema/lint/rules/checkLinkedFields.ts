/** Checks fields that depend on other fields, or that take their options or values from outside the field. */
import { findPeriodFields } from '../../../../src/model/values/periodFields';
import {
  getAllowedValues,
  getFields,
  getInnerObject,
  getTypes,
  type LintFolder,
  type LintRule,
} from '../source/lintFolder';
import {
  toList,
  toNumber,
  toObject,
  toText,
  getEntriesAtPath,
  getValueAtPath,
  type Json,
  type JsonPath,
} from '../source/readJson';
import type { SchemaPlace } from '../source/schemaPlaces';
import type { LintFinding } from '../source/sourceFile';
import { listAllowedNames, suggestName, joinWithAnd, quote } from '../source/messageWording';
import configMeta from '../../../../schema/meta/v2/config.schema.json';
import { getBrokenKeywords } from './valueChecks';

const at = ({ path }: SchemaPlace, ...steps: JsonPath): JsonPath => [...path, 'x-ui', ...steps];

/** Keys in `x-ui` that define the options of a field. A field may have only one of these keys. */
const CHOICES = ['options', 'optionRange', 'suggestionOptions'];

function checkChoiceSources(schemaPlace: SchemaPlace): LintFinding[] {
  const ui = toObject(schemaPlace.entityFile['x-ui']);
  const named = CHOICES.filter((key) => key in ui);
  const hasOwn = getAllowedValues(schemaPlace.entityFile) !== undefined;
  const [first, second] = [...(hasOwn ? ['choices of its own'] : []), ...named];
  const key = named.find((one) => one !== first);
  if (first === undefined || second === undefined || key === undefined) return [];
  // Allowed: the schema lists the values itself, and the option list adds the labels.
  if (hasOwn && key === 'options') return [];
  return [
    {
      at: at(schemaPlace, key),
      key: true,
      message: `${quote(key)} beside ${hasOwn ? first : quote(first)}: a field has one source of options`,
      suggestion: 'Keep one of the two.',
    },
  ];
}

const MOST = 1000;

function countedChoices(schemaPlace: SchemaPlace): LintFinding[] {
  const { min, max, step } = toObject(getValueAtPath(schemaPlace.own, ['x-ui', 'optionRange']));
  const [first, last, width] = [toNumber(min), toNumber(max), toNumber(step)];
  if (first === undefined || last === undefined || width === undefined || width <= 0) return [];
  const path = at(schemaPlace, 'optionRange');
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
    getBrokenKeywords(value, schemaPlace.entityFile).map((limit) => ({
      at: path,
      key: true,
      message: `choice ${value} breaks ${quote(limit)} ${String(schemaPlace.entityFile[limit])}`,
      suggestion: `Change "optionRange", or ${quote(limit)}.`,
    })),
  );
}

function periods(schemaPlace: SchemaPlace): LintFinding[] {
  const types = getTypes(schemaPlace.entityFile);
  if (getValueAtPath(schemaPlace.own, ['x-ui', 'dateRange']) === undefined || !types.includes('object')) return [];
  if (findPeriodFields(getFields(schemaPlace.entityFile) ?? {})) return [];
  const message = '"dateRange" is for an object of "from" and "to", or "start" and "end", and nothing else';
  return [
    { at: at(schemaPlace, 'dateRange'), key: true, message, suggestion: 'Describe the two, or remove "dateRange".' },
  ];
}

const FLAGS = Object.keys(configMeta.properties.flags.properties);

/**
 * Whether the field is an input in `x-admin`, such as that of an action. Such inputs can take values from the
 * record.
 */
const isBeside = ({ path }: SchemaPlace): boolean => path[0] === 'x-admin';

/** Values of `defaultFrom` that produce strings. */
const TEXTS = ['config.country', 'config.callingCode', 'config.currency', 'today', 'thisMonth'];

function checkStartTimeField(schemaPlace: SchemaPlace): LintFinding[] {
  const text = toText(getValueAtPath(schemaPlace.own, ['x-ui', 'defaultFrom']));
  const types = getTypes(schemaPlace.entityFile);
  if (text === undefined || !TEXTS.includes(text) || types.length === 0 || types.includes('string')) return [];
  const message = `${quote(text)} is a text, and the field is of type ${joinWithAnd(types, 'or')}`;
  return [{ at: at(schemaPlace, 'defaultFrom'), message, suggestion: 'Take another start, or change the type.' }];
}

function otherAddress(
  schemaPlace: SchemaPlace,
  key: string,
  name: string,
  knownNames: readonly string[],
): LintFinding[] {
  if (knownNames.includes(name)) return [];
  const message = `no addresses are called ${quote(name)}${suggestName(name, knownNames)}`;
  return [{ at: at(schemaPlace, key), message, suggestion: 'Name them in "routes": { "variants": [{ "name": … }] }.' }];
}

/**
 * Reports values of `valueFrom`, `defaultFrom` and `revealSecretFlag` that refer to an unknown flag, route variant
 * or field of the record.
 */
function checkValueSources(
  schemaPlace: SchemaPlace,
  record: Json | undefined,
  addresses: readonly string[],
): LintFinding[] {
  return ['valueFrom', 'defaultFrom', 'revealSecretFlag'].flatMap((key): LintFinding[] => {
    const text = toText(getValueAtPath(schemaPlace.own, ['x-ui', key]));
    const [, kind, name = ''] = /^(flags|routes|record)\.(.+)$/.exec(text ?? '') ?? [];
    if (kind === 'flags') {
      const message = `there is no flag ${quote(name)} in config.json${suggestName(name, FLAGS)}`;
      return FLAGS.includes(name) ? [] : [{ at: at(schemaPlace, key), message, suggestion: listAllowedNames(FLAGS) }];
    }
    if (kind === 'routes') return otherAddress(schemaPlace, key, name, addresses);
    if (kind !== 'record') return [];
    if (!isBeside(schemaPlace)) {
      const message = `${quote(text)}: a record's own field has no other record to take it from`;
      return [{ at: at(schemaPlace, key), message, suggestion: 'It is for the input of an action.' }];
    }
    const [first = ''] = name.split('.');
    const names = Object.keys(record ?? {});
    if (!record || first in record || name in record) return [];
    return [
      {
        at: at(schemaPlace, key),
        message: `${quote(text)} names no field of the record${suggestName(name, names)}`,
        suggestion: listAllowedNames(names),
      },
    ];
  });
}

/**
 * Reports an option list that depends on a missing field: its `dependsOn` names a field that exists neither in the
 * same object nor in the record.
 */
function checkDependencies(schemaPlace: SchemaPlace, record: Json | undefined, { files }: LintFolder): LintFinding[] {
  const name = toText(getValueAtPath(schemaPlace.entityFile, ['x-ui', 'options']));
  if (name === undefined || !schemaPlace.siblings) return [];
  const near = { ...record, ...schemaPlace.siblings };
  return getEntriesAtPath(files['options.json'], [name, 'dependsOn']).flatMap(({ value }): LintFinding[] => {
    if (typeof value !== 'string' || value in near) return [];
    const message = `option list ${quote(name)} depends on ${quote(value)}, which is no field here${suggestName(value, Object.keys(near))}`;
    return [
      {
        at: at(schemaPlace, 'options'),
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
function checkUploadPathField(schemaPlace: SchemaPlace): LintFinding[] {
  const upload = getValueAtPath(schemaPlace.own, ['x-ui', 'upload']);
  const hasRows =
    getTypes(schemaPlace.entityFile).includes('array') && getInnerObject(schemaPlace.entityFile) !== undefined;
  if (upload === undefined || !hasRows || 'pathField' in toObject(upload)) return [];
  const names = Object.keys(getInnerObject(schemaPlace.entityFile) ?? {});
  const suggestion = `Name the field of a row that keeps the path: ${joinWithAnd(names, 'or')}.`;
  return [
    {
      at: at(schemaPlace, 'upload'),
      key: true,
      message: '"upload" of a list of objects needs "pathField"',
      suggestion,
    },
  ];
}

export const checkLinkedFields: LintRule = (source, folder) => {
  const record = getFields(folder.getResolvedDefinition(source));
  const variants = toList(getValueAtPath(source.value, ['x-admin', 'routes', 'variants']));
  const addresses = variants.flatMap((one) => toText(toObject(one)['name']) ?? []);
  return folder
    .getSchemaPlaces(source)
    .filter(({ role }) => role === 'field')
    .flatMap((schemaPlace) => [
      ...checkChoiceSources(schemaPlace),
      ...countedChoices(schemaPlace),
      ...periods(schemaPlace),
      ...checkStartTimeField(schemaPlace),
      ...checkValueSources(schemaPlace, record, addresses),
      ...checkDependencies(schemaPlace, record, folder),
      ...checkUploadPathField(schemaPlace),
    ]);
};
