/** Reports views of a list that name what the list does not have. */
import type { LintRule } from '../source/lintFolder';
import { getValueAtPath, toList, toObjectOrEmpty, toTextOrUndefined } from '../source/readJson';
import { formatAllowedNames, getNameSuggestion, quote } from '../source/messageWording';
import type { LintFinding } from '../source/sourceFile';
import { getCompiledEntityIfValid } from './getCompiledEntityIfValid';
import { checkFilterValues, getFilters } from './checkFilters';

const VIEWS = ['x-admin', 'list', 'views'];

/** Reports a name that is not among the known ones. */
function checkName(
  name: string | undefined,
  known: readonly string[] | undefined,
  at: LintFinding['at'],
  what: string,
): LintFinding[] {
  if (name === undefined || !known || known.includes(name)) return [];
  const message = `${what} ${quote(name)}${getNameSuggestion(name, known)}`;
  return [{ at, message, suggestion: known.length > 0 ? formatAllowedNames(known) : 'Remove it.' }];
}

/**
 * Reports views with the same name, columns that the list does not have, an order that the server cannot make, and
 * filter values that are not among the options of the filter.
 */
export const checkListViews: LintRule = (source, folder) => {
  const views = toList(getValueAtPath(source.value, VIEWS)).map(toObjectOrEmpty);
  if (views.length === 0) return [];
  const list = getCompiledEntityIfValid(source, folder)?.list;
  const columns = list?.columns.map(({ field }) => field);
  const sortFields = list && (list.sortFields ?? []);
  const filters = getFilters(source, folder);
  return views.flatMap((view, index) => {
    const at = [...VIEWS, index];
    const isTwice = views.findIndex(({ name }) => name === view['name']) < index;
    const twice = {
      message: `view ${quote(String(view['name']))} is there twice`,
      suggestion: 'Give it another name.',
    };
    return [
      ...(isTwice ? [{ at: [...at, 'name'], ...twice }] : []),
      ...checkFilterValues(view, at, filters),
      ...toList(view['columns']).flatMap((column, position) =>
        checkName(toTextOrUndefined(column), columns, [...at, 'columns', position], 'the list has no column'),
      ),
      ...checkName(
        toTextOrUndefined(view['sort'])?.replace(/^-/, ''),
        sortFields,
        [...at, 'sort'],
        sortFields?.length === 0
          ? 'the server of this list sorts by no field, so not by'
          : 'the server does not sort by',
      ),
    ];
  });
};
