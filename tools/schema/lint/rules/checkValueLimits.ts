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

/** Returns what is wrong with the parts of a default value: rows with unknown fields, and choices that are there twice. */
function getPartFaults(value: unknown, { items, uniqueItems }: Json): Pick<LintFinding, 'message' | 'suggestion'>[] {
  const fields = getFields(toObjectOrEmpty(items));
  if (!Array.isArray(value)) return [];
  const keys = new Set(value.flatMap((row) => Object.keys(toObjectOrEmpty(row))));
  const unknown = fields ? [...keys].filter((key) => !Object.hasOwn(fields, key)) : [];
  const twice =
    uniqueItems === true
      ? undefined
      : (value.find((one, index) => typeof one !== 'object' && value.indexOf(one) < index) as unknown);
  return [
    ...unknown.map((key) => ({
      message: `default has a row with ${quote(key)}, which names no field of a row${getNameSuggestion(key, Object.keys(fields ?? {}))}`,
      suggestion: NO_ROW,
    })),
    ...(twice === undefined
      ? []
      : [{ message: `default has ${quote(twice)} twice`, suggestion: 'Remove one of the two.' }]),
  ];
}

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
