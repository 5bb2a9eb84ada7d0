/** Reports links to records that could not be opened, and sections that fetch the first row of a list by what is no filter. */
import {
  getEntityName,
  getFieldAtPath,
  getFields,
  getNestedFields,
  type LintFolder,
  type LintRule,
} from '../source/lintFolder';
import type { AnnotatedKey } from '../source/locatedSchemas';
import { toList, toObjectOrEmpty, toTextOrUndefined, type Json } from '../source/readJson';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { formatAllowedNames, getNameSuggestion, quote } from '../source/messageWording';
import { getFilterNames, getIdFields } from './knownPlaceholders';

const findEntity = (name: unknown, { entities }: LintFolder): SourceFile | undefined =>
  entities.find((source) => getEntityName(source) === name);

/** Returns the fields that a link can use: those of the row for `rowLink`, else those of the record. */
function getFieldsHere({ path, parent, inside }: AnnotatedKey): Json | undefined {
  const record = getFields(inside);
  if (path.at(-1) === 'link') return record;
  const [name] = toList(parent['fields']);
  return getNestedFields(getFieldAtPath(record, toTextOrUndefined(name) ?? ''));
}

/** Reports ids of the linked record for which there is no value here. */
function checkIds(annotatedKey: AnnotatedKey, folder: LintFolder): LintFinding[] {
  const { path, value } = annotatedKey;
  const { view, idFrom } = toObjectOrEmpty(value);
  const target = findEntity(view, folder);
  const here = getFieldsHere(annotatedKey);
  const ids = target && getIdFields(folder.getResolvedDefinition(target));
  if (!here || !ids) return [];
  const sources = toObjectOrEmpty(idFrom);
  const wrongKeys = Object.keys(sources)
    .filter((name) => !ids.includes(name))
    .map((name): LintFinding => ({
      at: [...path, 'idFrom', name],
      key: true,
      message: `${quote(name)} is no id of ${quote(view)}${getNameSuggestion(name, ids)}`,
      suggestion: formatAllowedNames(ids),
    }));
  const missing = ids
    .map((id) => ({ id, from: toTextOrUndefined(sources[id]) ?? id }))
    .filter(({ from }) => !getFieldAtPath(here, from))
    .map(({ id, from }): LintFinding => ({
      at: id in sources ? [...path, 'idFrom', id] : [...path, 'view'],
      message: `idFrom ${quote(from)} names no field here${getNameSuggestion(from, Object.keys(here))}`,
      suggestion: `The record of ${quote(view)} is found by ${quote(id)}. ${formatAllowedNames(Object.keys(here))}`,
    }));
  return wrongKeys.length > 0 ? wrongKeys : missing;
}

/** Warns of parameters by which the list of `firstRowOf` neither filters nor has a field: any row would be the first. */
function checkFirstRow({ path, parent, value }: AnnotatedKey, folder: LintFolder): LintFinding[] {
  const target = findEntity(toObjectOrEmpty(parent['fetch'])['firstRowOf'], folder);
  if (!target) return [];
  const entityFile = folder.getResolvedDefinition(target);
  const { filters } = toObjectOrEmpty(toObjectOrEmpty(entityFile['x-admin'])['list']);
  const names = [...new Set([...getFilterNames(filters), ...Object.keys(getFields(entityFile) ?? {})])];
  return Object.keys(toObjectOrEmpty(value))
    .filter((name) => !names.includes(name))
    .map((name) => ({
      at: [...path, name],
      key: true,
      message: `the list of ${quote(getEntityName(target))} has no filter ${quote(name)}${getNameSuggestion(name, names)}`,
      suggestion: `Without it, the first row of all is shown. ${formatAllowedNames(names)}`,
      severity: 'warning',
    }));
}

export const checkLinkIds: LintRule = (source, folder) =>
  folder.getAnnotatedKeys(source).flatMap((annotatedKey) => {
    const { path, isOwn } = annotatedKey;
    const key = path.at(-1);
    if (!isOwn) return [];
    if (key === 'paramsFromRecord') return checkFirstRow(annotatedKey, folder);
    const isLink = (key === 'link' || key === 'rowLink') && path.at(-2) !== 'chart';
    return isLink ? checkIds(annotatedKey, folder) : [];
  });
