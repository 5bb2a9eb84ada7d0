/** Checks sections that load data: the fields of card items, and tabs that are request parameters. */
import { getFieldAtPath, getFields, getInnerObject, type LintFolder, type LintRule } from '../source/lintFolder';
import { toObject, toText, type Json, type JsonPath } from '../source/readJson';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { listAllowedNames, suggestName, quote } from '../source/messageWording';
import { getScreenPaths, getSections } from './checkSections';

const OF_AN_ENTRY = ['titleField', 'codeField', 'valueField', 'unitField'];

function cardNames(
  cards: Json,
  path: JsonPath,
  source: SourceFile,
  { getResolvedDefinition }: LintFolder,
): LintFinding[] {
  const record = getFields(getResolvedDefinition(source));
  const list = record && getFieldAtPath(record, toText(cards['itemsField']) ?? '');
  const fields = getInnerObject(list);
  if (!fields) return [];
  const names = Object.keys(fields);
  return OF_AN_ENTRY.flatMap((key): LintFinding[] => {
    const name = toText(cards[key]);
    if (name === undefined || names.includes(name)) return [];
    const message = `${key} of the cards ${quote(name)} names no field${suggestName(name, names)}`;
    return [{ at: [...path, key], message, suggestion: listAllowedNames(names) }];
  });
}

function getTabs(
  section: Json,
  path: JsonPath,
  source: SourceFile,
  { getResolvedDefinition }: LintFolder,
): LintFinding[] {
  const { tabs, fetch } = section;
  if (tabs === undefined || fetch === undefined) return [];
  const field = toText(toObject(tabs)['field']);
  const named = toObject(toObject(getFields(getResolvedDefinition(source)))[field ?? '']);
  const hasOptions = 'oneOf' in named || 'options' in toObject(named['x-ui']);
  if (field === undefined || hasOptions || Object.keys(named).length === 0) return [];
  const message = `the tabs are the options of ${quote(field)}, which has none`;
  return [
    { at: [...path, 'tabs', 'field'], message, suggestion: 'Give the field "oneOf", or "x-ui": { "options": "…" }.' },
  ];
}

export const checkSectionCalls: LintRule = (source, folder) =>
  getScreenPaths(source.value).flatMap((screen) =>
    getSections(source.value, screen).flatMap(({ section, path }) => [
      ...cardNames(toObject(section['statCards']), [...path, 'statCards'], source, folder),
      ...getTabs(section, path, source, folder),
    ]),
  );
