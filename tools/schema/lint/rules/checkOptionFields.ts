/** Reports option lists whose values and labels are no fields of the records that they read. */
import { getPlaceholders } from '../../../../src/model/values/fillTemplates';
import { getEntityName, getFieldAtPath, getFields, type LintFolder, type LintRule } from '../source/lintFolder';
import { getValueAtPath, toList, toObjectOrEmpty, toTextOrUndefined, type Json } from '../source/readJson';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { formatAllowedNames, getNameSuggestion, quote } from '../source/messageWording';
import { getEndpointText } from './knownPlaceholders';

const CALLS = ['x-admin', 'calls'];

/** Returns the call that reads the list of an entity. */
function getListCall({ value }: SourceFile): string | undefined {
  const rest = getValueAtPath(value, [...CALLS, 'rest']);
  const path = toTextOrUndefined(rest) ?? toTextOrUndefined(toObjectOrEmpty(rest)['path']);
  return getEndpointText(value, [...CALLS, 'page'])?.text ?? (path === undefined ? undefined : `GET ${path}`);
}

/**
 * Returns the fields of the records that an option list reads. Undefined if its call is not that of an entity's list: a
 * call of its own may answer with any keys.
 */
function getReadFields(list: unknown, call: string, folder: LintFolder): Json | undefined {
  const { entity } = toObjectOrEmpty(list);
  const read = folder.entities.find(
    (source) => getListCall(source) === call && (entity === undefined || entity === getEntityName(source)),
  );
  return read && getFields(folder.getResolvedDefinition(read));
}

const getNames = (key: string, text: string): readonly string[] =>
  key === 'labelTemplate' ? getPlaceholders(text) : [text];

export const checkOptionFields: LintRule = ({ value }, folder) =>
  Object.entries(value).flatMap(([name, list]) => {
    const call = getEndpointText(value, [name, 'call'])?.text;
    const fields = call === undefined ? undefined : getReadFields(list, call, folder);
    if (!fields) return [];
    return ['valueField', 'labelField', 'labelTemplate'].flatMap((key): LintFinding[] => {
      const text = toTextOrUndefined(toObjectOrEmpty(list)[key]);
      const names = text === undefined ? [] : getNames(key, text);
      const others = Object.values(fields).flatMap((field) =>
        toList(getValueAtPath(field, ['x-ui', 'alternateResponseNames'])),
      );
      return names
        .filter((field) => !getFieldAtPath(fields, field) && !others.includes(field) && !field.includes('.'))
        .map((field): LintFinding => {
          const meant = getNameSuggestion(field, Object.keys(fields));
          return {
            at: [name, key],
            message: `${quote(key)} ${quote(field)} is no field of the records${meant}`,
            suggestion: `${meant ? '' : 'It may stay if the server sends it. '}${formatAllowedNames(Object.keys(fields))}`,
            ...(meant ? {} : { severity: 'warning' }),
          };
        });
    });
  });
