/** Reports fields whose texts cannot satisfy all their keywords, and required fields that must stay empty. */
import { getMatchLengths } from '../../../../src/model/compile/patternLength';
import { getDefinitionTypes, type LintRule } from '../source/lintFolder';
import type { LocatedSchema } from '../source/locatedSchemas';
import { quote } from '../source/messageWording';
import { toList, toNumberOrUndefined, toObjectOrEmpty, toTextOrUndefined } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';

/** The number of characters of formats in which each text has the same number. */
const LENGTHS: Readonly<Record<string, number>> = { month: 7, 'HH:mm': 5, date: 10, 'yyyy-MM-dd HH:mm': 16 };

const LIMITS = [
  ['minLength', 'most'],
  ['maxLength', 'least'],
] as const;

/** Returns the keyword that decides the length of a text, with the lengths that it allows. */
function getTextLengths({ entityFile }: LocatedSchema): [key: string, { least: number; most: number }] | undefined {
  const pattern = toTextOrUndefined(entityFile['pattern']);
  const lengths = pattern === undefined ? undefined : getMatchLengths(pattern);
  if (lengths) return ['pattern', lengths];
  const length = LENGTHS[toTextOrUndefined(entityFile['format']) ?? ''];
  return length === undefined ? undefined : ['format', { least: length, most: length }];
}

/** Reports limits of the length that no text of the field's pattern or format satisfies. */
export const checkTextLengths: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap((place): LintFinding[] => {
    const isText = getDefinitionTypes(place.entityFile).includes('string');
    const found = place.role === 'field' && isText ? getTextLengths(place) : undefined;
    if (!found) return [];
    const [key, lengths] = found;
    return LIMITS.flatMap(([limit, end]): LintFinding[] => {
      const value = toNumberOrUndefined(place.entityFile[limit]);
      const length = lengths[end];
      const isImpossible = value !== undefined && (end === 'most' ? value > length : value < length);
      const at = [limit, key].find((one) => one in place.own);
      if (!isImpossible || at === undefined) return [];
      const bound = `at ${end} ${length} ${length === 1 ? 'character' : 'characters'}`;
      return [
        {
          at: [...place.path, at],
          message: `"${limit}" ${value} leaves no value: texts of the "${key}" have ${bound}`,
          suggestion: `Change "${limit}" or the "${key}", or remove one of them.`,
        },
      ];
    });
  });

const EMPTIES = ['maxLength', 'maxItems', 'maxProperties'];

/** Reports required fields whose limit allows only the empty value, so that no form could be saved. */
export const checkRequiredEmpty: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap(({ role, entityFile, own, path }) => {
    if (role !== 'record' && role !== 'field') return [];
    const fields = toObjectOrEmpty(entityFile['properties']);
    return toList(entityFile['required']).flatMap((name): LintFinding[] => {
      if (typeof name !== 'string') return [];
      const key = EMPTIES.find((one) => toObjectOrEmpty(fields[name])[one] === 0);
      const isOwn = key !== undefined && key in toObjectOrEmpty(toObjectOrEmpty(own['properties'])[name]);
      if (!isOwn) return [];
      return [
        {
          at: [...path, 'properties', name, key],
          message: `"${key}" 0 lets ${quote(name)} only be empty, and "required" asks for it`,
          suggestion: `Raise "${key}", or take the field out of "required".`,
        },
      ];
    });
  });
