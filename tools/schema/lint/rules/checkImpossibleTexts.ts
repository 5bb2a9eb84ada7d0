/** Reports fields whose texts cannot satisfy all their keywords, and required fields that must stay empty. */
import { getMatchLengths } from '../../../../src/model/compile/patternLength';
import { getDefinitionTypes, type LintRule } from '../source/lintFolder';
import { quote } from '../source/messageWording';
import { toList, toNumberOrUndefined, toObjectOrEmpty, toTextOrUndefined, type Json } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';

interface Lengths {
  least: number;
  most: number;
}

const exactly = (length: number): Lengths => ({ least: length, most: length });
const from = (least: number, most = Infinity): Lengths => ({ least, most });

/** The numbers of characters that texts of a format have. Of addresses, the shortest is that of a host with a dot. */
const LENGTHS: Readonly<Record<string, Lengths>> = {
  month: exactly(7),
  'HH:mm': exactly(5),
  date: exactly(10),
  'yyyy-MM-dd HH:mm': exactly(16),
  'date-time': from(20),
  uuid: exactly(36),
  email: from(6, 254),
  uri: from(10),
  'absolute-uri': from(2),
  iri: from(2),
  phone: from(4, 16),
  ipv4: from(7, 15),
};

const LIMITS = [
  ['minLength', 'most'],
  ['maxLength', 'least'],
] as const;

/** Returns the keyword that decides the length of a text, with the lengths that it allows. */
function getTextLengths(entityFile: Json): [key: string, Lengths] | undefined {
  const pattern = toTextOrUndefined(entityFile['pattern']);
  const lengths = pattern === undefined ? undefined : getMatchLengths(pattern);
  if (lengths) return ['pattern', lengths];
  const ofFormat = LENGTHS[toTextOrUndefined(entityFile['format']) ?? ''];
  return ofFormat && ['format', ofFormat];
}

/** Reports limits of the length that no text of the field's pattern or format satisfies. */
export const checkTextLengths: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap((place): LintFinding[] => {
    if (place.role === 'record' || place.role === 'branch') return [];
    const definition = { ...place.base, ...place.entityFile };
    const found = getDefinitionTypes(definition).includes('string') ? getTextLengths(definition) : undefined;
    if (!found) return [];
    const [key, lengths] = found;
    return LIMITS.flatMap(([limit, end]): LintFinding[] => {
      const value = toNumberOrUndefined(definition[limit]);
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
