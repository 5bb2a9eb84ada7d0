/** Reports option lists whose choices users could not choose or tell apart. */
import { getDefinitionTypes, type LintRule } from '../source/lintFolder';
import { quote } from '../source/messageWording';
import { getValueAtPath, toList, toObjectOrEmpty, toTextOrUndefined } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { LONE_BRACE } from './checkCallPaths';
import { findRepeated } from './checkChoices';
import { describeLoneBrace } from './checkTextPlaceholders';
import { findSameTitlesInArray } from './checkTitles';

const LABELS = ['labelField', 'labelTemplate', 'labels', 'labelsFromStandard'];

/** Warns of a list that names the field of the code but not that of the label, so that codes may be shown. */
function checkLabels(name: string, list: unknown): LintFinding[] {
  const definition = toObjectOrEmpty(list);
  if (definition['valueField'] === undefined || LABELS.some((key) => key in definition)) return [];
  const message = `${quote(name)} says where the code is, and not where its label is`;
  const suggestion = 'Add "labelField". It may stay if the label is "name" or "label".';
  return [{ at: [name, 'valueField'], key: true, message, suggestion, severity: 'warning' }];
}

/** Reports a label composed of keys of which one is not written in braces. */
function checkTemplate(name: string, list: unknown): LintFinding[] {
  const text = toTextOrUndefined(toObjectOrEmpty(list)['labelTemplate']);
  const at = [name, 'labelTemplate'];
  if (text === undefined) return [];
  if (LONE_BRACE.test(text)) return [describeLoneBrace(text, at)];
  if (/\{[^{}]+\}/.test(text)) return [];
  const message = `${quote(text)} names no key of an option: all options would have this label`;
  return [{ at, message, suggestion: 'Write keys of an option in braces: "{code} - {name}".' }];
}

/** Reports choices that occur twice in an option list, by their value or their title, and lists without labels. */
export const checkOptionLists: LintRule = ({ value }) =>
  Object.entries(value).flatMap(([name, list]) => {
    const path = [name, 'fallbackOptions'];
    const choices = toList(toObjectOrEmpty(list)['fallbackOptions']).map((choice, index) => ({
      value: toObjectOrEmpty(choice)['const'],
      path: [...path, index, 'const'],
    }));
    return [
      ...checkLabels(name, list),
      ...checkTemplate(name, list),
      ...findRepeated(choices),
      ...findSameTitlesInArray(value, path, 'choices'),
    ];
  });

/** Warns of a true-or-false field with an option list of other codes: none of them could be saved. */
export const checkBooleanOptions: LintRule = (source, { files, getLocatedSchemas }) =>
  getLocatedSchemas(source).flatMap(({ role, own, entityFile, path }): LintFinding[] => {
    const name = toTextOrUndefined(getValueAtPath(own, ['x-ui', 'options']));
    if (role !== 'field' || name === undefined || getDefinitionTypes(entityFile).join() !== 'boolean') return [];
    const { fallbackOptions, valueField } = toObjectOrEmpty(toObjectOrEmpty(files['options.json'])[name]);
    const codes = toList(fallbackOptions).map((choice) => toObjectOrEmpty(choice)['const']);
    const isOther = codes.length === 0 ? valueField !== undefined : !codes.every((code) => typeof code === 'boolean');
    if (!isOther) return [];
    const message = `the codes of ${quote(name)} have to be true and false: the field is of type "boolean"`;
    const suggestion = 'Change the type, or take another option list. It may stay if they are.';
    return [{ at: [...path, 'x-ui', 'options'], message, suggestion, severity: 'warning' }];
  });
