/** Reports columns that are folded into what is no column of the list, or cannot hold them. */
import type { LintRule } from '../source/lintFolder';
import { getValueAtPath, toList, toObjectOrEmpty, toTextOrUndefined } from '../source/readJson';
import { formatAllowedNames, getNameSuggestion, quote } from '../source/messageWording';
import { getCompiledEntityIfValid } from './getCompiledEntityIfValid';

const COLUMNS = ['x-admin', 'list', 'columns'];

export const checkFoldedColumns: LintRule = (source, folder) => {
  const given = toList(getValueAtPath(source.value, COLUMNS)).map(toObjectOrEmpty);
  if (!given.some((column) => column['foldInto'])) return [];
  const columns = getCompiledEntityIfValid(source, folder)?.list?.columns ?? [];
  return given.flatMap((column, index) => {
    const into = toTextOrUndefined(column['foldInto']);
    if (into === undefined || columns.length === 0) return [];
    const names = columns.flatMap(({ field, secondary, foldInto }) =>
      field === column['field'] || secondary || foldInto ? [] : [field],
    );
    const others = columns.flatMap(({ field, foldInto }) => (foldInto === into ? [field] : []));
    const at = [...COLUMNS, index, 'foldInto'];
    if (!names.includes(into)) {
      const message = `${quote(into)} is no column that can hold this one${getNameSuggestion(into, names)}`;
      return [{ at, message, suggestion: names.length > 0 ? formatAllowedNames(names) : 'Remove it.' }];
    }
    if (others[0] === column['field']) return [];
    const message = `${quote(into)} already holds ${quote(others[0] ?? '')}`;
    return [{ at, message, suggestion: 'Remove one of them: a column holds one other.' }];
  });
};
