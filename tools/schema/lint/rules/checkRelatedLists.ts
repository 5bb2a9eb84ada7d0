/** Checks the related lists of an entity: the filters that select their rows. */
import { getEntityReferences, type EntityReference } from '../../../../src/model/compile/compileRelatedLists';
import { getEntityName, type LintFolder, type LintRule } from '../source/lintFolder';
import {
  toList,
  toObjectOrEmpty,
  toTextOrUndefined,
  getEntriesAtPath,
  getTextsAtPath,
  getValueAtPath,
  type JsonPath,
} from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { formatAllowedNames, getNameSuggestion, quote } from '../source/messageWording';
import { getCompiledEntityIfValid } from './getCompiledEntityIfValid';
import { getFilterNames } from './knownPlaceholders';

const RELATED = ['x-admin', 'relatedLists'];

/** Returns the references of all entities that can be compiled. The faults of the others are reported elsewhere. */
function getReferences({ entities, getCompiledEntity }: LintFolder): EntityReference[] {
  const compiled = entities.flatMap((source) => {
    try {
      return [getCompiledEntity(source).entity];
    } catch {
      return [];
    }
  });
  return getEntityReferences(compiled);
}

function checkFilterNames(at: JsonPath, list: string, folder: LintFolder, entry: unknown): LintFinding[] {
  const other = folder.entities.find((entity) => getEntityName(entity) === list);
  if (!other) return [];
  const { filters } = toObjectOrEmpty(toObjectOrEmpty(folder.getResolvedDefinition(other)['x-admin'])['list']);
  const names = getFilterNames(filters);
  return getEntriesAtPath(entry, ['filtersFromRecord']).flatMap(({ name }) =>
    names.includes(name)
      ? []
      : [
          {
            at: [...at, 'filtersFromRecord', name],
            key: true,
            message: `the list of ${quote(list)} has no filter ${quote(name)}${getNameSuggestion(name, names)}`,
            suggestion: `Add the filter to ${quote(list)}. ${formatAllowedNames(names)}`,
          },
        ],
  );
}

/** Reports columns to leave out that the list does not have. */
function checkOmittedColumns(at: JsonPath, list: string, folder: LintFolder, entry: unknown): LintFinding[] {
  const other = folder.entities.find((entity) => getEntityName(entity) === list);
  const columns = other && getCompiledEntityIfValid(other, folder)?.list?.columns.map(({ field }) => field);
  if (!columns) return [];
  return getTextsAtPath(entry, ['omitColumns'])
    .filter(({ text }) => !columns.includes(text))
    .map(({ text, path }) => ({
      at: [...at, ...path],
      message: `the list of ${quote(list)} has no column ${quote(text)}${getNameSuggestion(text, columns)}`,
      suggestion: formatAllowedNames(columns),
    }));
}

/**
 * Reports filters that the list lacks, and lists whose filter is not stated and does not follow from a reference to
 * this entity.
 */
export const checkRelatedLists: LintRule = (source, folder) => {
  const entries = toList(getValueAtPath(source.value, RELATED));
  if (entries.length === 0) return [];
  const name = getEntityName(source);
  const own = getReferences(folder).filter(({ target }) => target === name);
  return entries.flatMap((entry, index): LintFinding[] => {
    const at = [...RELATED, index];
    const list = toTextOrUndefined(entry) ?? toTextOrUndefined(toObjectOrEmpty(entry)['list']);
    if (list === undefined) return [];
    const omitted = checkOmittedColumns(at, list, folder, entry);
    if ('filtersFromRecord' in toObjectOrEmpty(entry)) {
      return [...checkFilterNames(at, list, folder, entry), ...omitted];
    }
    const isKnown = folder.entities.some((entity) => getEntityName(entity) === list);
    if (!isKnown || own.some((reference) => reference.list === list)) return omitted;
    const suggestion =
      'Name its filters in "filtersFromRecord", or give the list a filter with an option list of this entity.';
    return [{ at, message: `the list of ${quote(list)} has no filter for records of ${quote(name)}`, suggestion }];
  });
};
