/** Reports links and labels of charts and figures for codes or keys that do not exist, so that they are never shown. */
import { getAllowedValues, getFieldAtPath, getFields, getNestedFields, type LintRule } from '../source/lintFolder';
import type { AnnotatedKey } from '../source/locatedSchemas';
import { toObjectOrEmpty, toTextOrUndefined } from '../source/readJson';
import { findNearestName, formatAllowedNames, getNameSuggestion, quote } from '../source/messageWording';
import type { LintFinding } from '../source/sourceFile';

/** The codes that the keys of an object name. If `isOpen`, the server may send others, too. */
interface KnownCodes {
  codes: readonly string[];
  isOpen?: boolean;
}

function getChoices(field: unknown): KnownCodes | undefined {
  const codes = getAllowedValues(field);
  return codes && { codes: codes.map(String) };
}

function getCardCodes({ inside, parent }: AnnotatedKey): KnownCodes | undefined {
  const items = getFieldAtPath(getFields(inside), toTextOrUndefined(parent['itemsField']) ?? '');
  return getChoices(getFieldAtPath(getNestedFields(items), toTextOrUndefined(parent['codeField']) ?? ''));
}

function getPointCodes({ inside, parent }: AnnotatedKey): KnownCodes | undefined {
  const fields = getFields(inside);
  const keyed = getFieldAtPath(fields, toTextOrUndefined(parent['valuesByKeyField']) ?? '');
  const names = getFields(keyed);
  if (names) return { codes: Object.keys(names), isOpen: true };
  const items = getFieldAtPath(fields, toTextOrUndefined(parent['itemsField']) ?? '');
  return getChoices(getFieldAtPath(items ? getNestedFields(items) : fields, toTextOrUndefined(parent['x']) ?? ''));
}

const CODES: Readonly<Record<string, (key: AnnotatedKey) => KnownCodes | undefined>> = {
  'statCards linksByCode': getCardCodes,
  'statCards previousPeriodLabels': getCardCodes,
  'chart linksByKey': getPointCodes,
};

export const checkCodeKeys: LintRule = (source, folder) =>
  folder.getAnnotatedKeys(source).flatMap((annotatedKey): LintFinding[] => {
    const { path, value, isOwn } = annotatedKey;
    const known = isOwn ? CODES[path.slice(-2).join(' ')]?.(annotatedKey) : undefined;
    if (!known) return [];
    const { codes, isOpen } = known;
    return Object.keys(toObjectOrEmpty(value))
      .filter((code) => !codes.includes(code) && (!isOpen || findNearestName(code, codes) !== undefined))
      .map((code) => ({
        at: [...path, code],
        key: true,
        message: `${quote(path.at(-1))} names ${quote(code)}, which no value has${getNameSuggestion(code, codes)}`,
        suggestion: formatAllowedNames(codes),
      }));
  });
