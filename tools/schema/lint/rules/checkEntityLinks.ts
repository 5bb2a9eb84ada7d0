/** Reports links to lists whose filters the list lacks. */
import { getEntityName, type LintRule } from '../source/lintFolder';
import { toObjectOrEmpty, toTextOrUndefined, type JsonPath } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { formatAllowedNames, getNameSuggestion, quote } from '../source/messageWording';
import { getFilterNames } from './knownPlaceholders';

const LINKS: readonly string[] = ['link', 'rowLink'];
const LINKS_BY_NAME: readonly string[] = ['linksByKey', 'linksByCode'];

interface FoundLink {
  link: unknown;
  at: JsonPath;
}

/** Returns all links in a value, at any depth. */
function findLinks(value: unknown, at: JsonPath): FoundLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, child]: [string | number, unknown]): FoundLink[] => {
    const path = [...at, key];
    if (LINKS.includes(String(key))) return [{ link: child, at: path }];
    if (LINKS_BY_NAME.includes(String(key)))
      return Object.entries(toObjectOrEmpty(child)).map(([name, link]) => ({ link, at: [...path, name] }));
    return findLinks(child, path);
  });
}

export const checkEntityLinks: LintRule = ({ value }, folder) =>
  findLinks(toObjectOrEmpty(value)['x-admin'], ['x-admin']).flatMap(({ link, at }): LintFinding[] => {
    const { list, filters } = toObjectOrEmpty(link);
    const target = folder.entities.find((entity) => getEntityName(entity) === toTextOrUndefined(list));
    if (!target) return [];
    const admin = toObjectOrEmpty(folder.getResolvedDefinition(target)['x-admin']);
    const names = getFilterNames(toObjectOrEmpty(admin['list'])['filters']);
    const unknown = Object.keys(toObjectOrEmpty(filters)).filter((name) => !names.includes(name));
    return unknown.map((name) => ({
      at: [...at, 'filters', name],
      key: true,
      message: `the list of ${quote(toTextOrUndefined(list) ?? '')} has no filter ${quote(name)}${getNameSuggestion(name, names)}`,
      suggestion: `Add the filter to ${quote(toTextOrUndefined(list) ?? '')}. ${formatAllowedNames(names)}`,
    }));
  });
