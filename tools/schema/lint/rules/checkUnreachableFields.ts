import { getFields, type LintRule } from '../source/lintFolder';
import { getTextsAtPath, getValueAtPath, toList, toObjectOrEmpty, type JsonPath } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { joinQuotedNames, quote } from '../source/messageWording';
import { isFixed } from './checkReadOnlyFields';

const SECTIONS: JsonPath = ['x-admin', 'form', 'sections'];

/**
 * Reports sections that the form of a new record never shows, because their condition needs a value that the server sets,
 * if they contain a required field: no record could be created.
 */
export const checkUnreachableFields: LintRule = (source, folder) => {
  const entityFile = folder.getResolvedDefinition(source);
  const fields = getFields(entityFile) ?? {};
  const required = toList(entityFile['required']);
  const calls = toObjectOrEmpty(getValueAtPath(entityFile, ['x-admin', 'calls']));
  if (!('create' in calls) && !('rest' in calls)) return [];
  return toList(getValueAtPath(source.value, SECTIONS)).flatMap((section, index): LintFinding[] => {
    const condition = toObjectOrEmpty(toObjectOrEmpty(section)['visibleWhen']);
    const set = toList(condition['required']).find((name) => {
      const field = typeof name === 'string' ? toObjectOrEmpty(fields[name]) : {};
      return isFixed(field) && getValueAtPath(field, ['x-ui', 'valueFrom']) === undefined && !('default' in field);
    });
    const hidden = getTextsAtPath(section, ['fields']).flatMap(({ text }) => (required.includes(text) ? [text] : []));
    if (set === undefined || hidden.length === 0) return [];
    const message = `a new record has no ${quote(set)}, so its form never shows ${joinQuotedNames(hidden)}`;
    const suggestion = 'Move what is required into another section, or ask for a field with an input.';
    return [{ at: [...SECTIONS, index, 'visibleWhen'], key: true, message, suggestion }];
  });
};
