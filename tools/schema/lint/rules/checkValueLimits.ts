import { getAllowedValues, getDefinitionTypes, type LintRule } from '../source/lintFolder';
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
    const bad = [
      ...PAIRS.filter(([low, high]) => satisfies(low, high, false)),
      ...OPEN_PAIRS.filter(([low, high]) => satisfies(low, high, true)),
    ];
    return bad.flatMap(([low, high]): LintFinding[] => {
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

/** Reports default values that violate the field's own definition. */
export const checkDefaults: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap((locatedSchema) => {
    const { own, entityFile, role } = locatedSchema;
    if (role !== 'field' || !('default' in own)) return [];
    const isNull = own['default'] === null && [toObjectOrEmpty(entityFile)['type']].flat().includes('null');
    if (isNull || (own['default'] === null && entityFile['nullable'] === true)) return [];
    const limits = { types: getDefinitionTypes(entityFile), choices: getAllowedValues(entityFile), limits: entityFile };
    const at = [...locatedSchema.path, 'default'];
    return getValueFaults(own['default'], limits, 'default ').map((fault) => ({ at, ...fault }));
  });
