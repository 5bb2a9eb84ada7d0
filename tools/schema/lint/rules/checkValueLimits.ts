import fieldMeta from '../../../../schema/meta/v2/field.schema.json';
import { getNameSuggestion, quote } from '../source/messageWording';
import { getAllowedValues, getDefinitionTypes, getFields, type LintRule } from '../source/lintFolder';
import { toNumberOrUndefined, toObjectOrEmpty, type Json } from '../source/readJson';
import type { LocatedSchema } from '../source/locatedSchemas';
import type { LintFinding } from '../source/sourceFile';
import { getValueFaults } from './valueChecks';

const PAIRS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** Pairs of limits of which at least one is exclusive. Such a pair allows no value even if both limits are equal. */
const OPEN_PAIRS = [
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
] as const;

/** All pairs of limits. */
export const LIMIT_PAIRS = [
  ...PAIRS.map(([low, high]) => ({ low, high, isOpen: false })),
  ...OPEN_PAIRS.map(([low, high]) => ({ low, high, isOpen: true })),
];

/**
 * Returns the definition with all limits that apply. A change is merged into the field that it changes. A condition
 * is merged too, because it only tests valid values of the field.
 */
const getEffectiveDefinition = ({ role, base, entityFile }: LocatedSchema): Json =>
  role === 'change' || role === 'condition' ? { ...base, ...entityFile } : entityFile;

/** Reports pairs of limits that no value can satisfy. */
export const checkContradictoryLimits: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap((locatedSchema) => {
    const limits = getEffectiveDefinition(locatedSchema);
    const satisfies = (low: string, high: string, open: boolean): boolean => {
      const [from, to] = [toNumberOrUndefined(limits[low]), toNumberOrUndefined(limits[high])];
      return from !== undefined && to !== undefined && (open ? from >= to : from > to);
    };
    const bad = LIMIT_PAIRS.filter(({ low, high, isOpen }) => satisfies(low, high, isOpen));
    return bad.flatMap(({ low, high }): LintFinding[] => {
      const at = [low, high].find((key) => key in locatedSchema.own);
      if (at === undefined) return [];
      const message = `"${low}" ${String(limits[low])} and "${high}" ${String(limits[high])} leave no value`;
      const suggestion = `Make "${low}" smaller than "${high}".`;
      const whose =
        locatedSchema.role === 'condition' && !(low in locatedSchema.own && high in locatedSchema.own)
          ? ': it is never true'
          : '';
      return [{ at: [...locatedSchema.path, at], message: `${message}${whose}`, suggestion }];
    });
  });

/** Returns the smallest and the largest number of a field. Undefined if it has no such pair of limits. */
function getRange(limits: Json): [number, number] | undefined {
  const least = toNumberOrUndefined(limits['minimum'] ?? limits['exclusiveMinimum']);
  const most = toNumberOrUndefined(limits['maximum'] ?? limits['exclusiveMaximum']);
  return least === undefined || most === undefined || least >= most ? undefined : [least, most];
}

/** Tolerates rounding errors: 0.07 is 7.000000000000001 steps of 0.01. */
const ROUNDING = 1e-6;

/** Whether no multiple of the step lies between the limits. A limit that is excluded does not count. */
function hasNoMultiple(limits: Json, [least, most]: [number, number], step: number): boolean {
  const [isFrom, isTo] = [limits['minimum'] !== undefined, limits['maximum'] !== undefined];
  const first = Math.ceil(least / step + (isFrom ? -ROUNDING : ROUNDING));
  const last = Math.floor(most / step + (isTo ? ROUNDING : -ROUNDING));
  return first > last;
}

/** Reports limits of a number between which there is no multiple of `multipleOf`, or no whole number. */
export const checkEmptyRanges: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap((locatedSchema): LintFinding[] => {
    const limits = getEffectiveDefinition(locatedSchema);
    const range = getRange(limits);
    const isWhole = getDefinitionTypes(limits).join() === 'integer';
    const step = toNumberOrUndefined(limits['multipleOf']) ?? (isWhole ? 1 : 0);
    if (!range || step <= 0 || !hasNoMultiple(limits, range, step)) return [];
    const keys = ['multipleOf', 'minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'];
    const at = keys.find((key) => key in locatedSchema.own);
    if (at === undefined) return [];
    const what = 'multipleOf' in limits ? `multiple of ${step}` : 'whole number';
    const message = `there is no ${what} from ${range[0]} to ${range[1]}`;
    return [{ at: [...locatedSchema.path, at], message, suggestion: 'Change a limit, or the step.' }];
  });

/** Reports lists that need more entries than there are choices, which no list without duplicates has. */
export const checkTooFewChoices: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap(({ own, path, role, entityFile }): LintFinding[] => {
    const least = toNumberOrUndefined(own['minItems']);
    const choices = getAllowedValues(entityFile['items']);
    if (role !== 'field' || least === undefined || !choices || choices.length >= least) return [];
    const message = `"minItems" ${least} leaves no value: there are ${choices.length} choices, each of which can be chosen once`;
    return [{ at: [...path, 'minItems'], message, suggestion: 'Make "minItems" smaller, or add choices.' }];
  });

/** The names of values that `defaultFrom` takes. Analysts also write them as `default`. */
const STARTS: readonly unknown[] = fieldMeta.definitions.ui.properties.defaultFrom.anyOf.flatMap((one) =>
  'enum' in one ? one.enum : [],
);

const NO_ROW = 'Name fields of a row, or remove it.';

type Fault = Pick<LintFinding, 'message' | 'suggestion' | 'severity'>;

/** Returns names in rows of a default value that are no fields. Rows may have any name if they are open. */
function getUnknownNames(rows: readonly unknown[], items: unknown): Fault[] {
  const fields = getFields(items);
  const isOpen = Boolean(toObjectOrEmpty(items)['additionalProperties']);
  if (!fields || isOpen) return [];
  const keys = new Set(rows.flatMap((row) => Object.keys(toObjectOrEmpty(row))));
  return [...keys]
    .filter((key) => !Object.hasOwn(fields, key))
    .map((key) => ({
      message: `default has a row with ${quote(key)}, which names no field of a row${getNameSuggestion(key, Object.keys(fields))}`,
      suggestion: NO_ROW,
    }));
}

/** Whether the entries of a list are chosen from options. Other entries, such as amounts, may be equal. */
const areEntriesChosen = (list: Json): boolean =>
  getAllowedValues(list['items']) !== undefined ||
  [list, toObjectOrEmpty(list['items'])].some((one) => 'options' in toObjectOrEmpty(one['x-ui']));

/** Warns of a choice that a default value has twice, unless `uniqueItems` makes it an error anyway. */
function getRepeatedChoice(values: readonly unknown[], list: Json): Fault[] {
  if (list['uniqueItems'] === true || !areEntriesChosen(list)) return [];
  const twice = values.find((one, index) => typeof one !== 'object' && values.indexOf(one) < index);
  if (twice === undefined) return [];
  return [{ message: `default has ${quote(twice)} twice`, suggestion: 'Remove one of the two.', severity: 'warning' }];
}

/** Returns what is wrong with the parts of a default value. */
const getPartFaults = (value: unknown, list: Json): Fault[] =>
  Array.isArray(value) ? [...getUnknownNames(value, list['items']), ...getRepeatedChoice(value, list)] : [];

/** Reports default values that violate the field's own definition. */
export const checkDefaults: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap((locatedSchema) => {
    const { own, entityFile, role } = locatedSchema;
    if (role !== 'field' || !('default' in own)) return [];
    const isNull = own['default'] === null && [toObjectOrEmpty(entityFile)['type']].flat().includes('null');
    if (isNull || (own['default'] === null && entityFile['nullable'] === true)) return [];
    const limits = { types: getDefinitionTypes(entityFile), choices: getAllowedValues(entityFile), limits: entityFile };
    const at = [...locatedSchema.path, 'default'];
    const isSource = STARTS.includes(own['default']);
    const faults = [
      ...getValueFaults(own['default'], limits, 'default '),
      ...getPartFaults(own['default'], entityFile),
    ];
    return faults.map((fault) => ({
      at,
      ...fault,
      ...(isSource ? { suggestion: `Write "x-ui": { "defaultFrom": ${quote(own['default'])} }.` } : {}),
    }));
  });
