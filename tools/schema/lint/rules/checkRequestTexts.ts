/** Reports requests of assignments and actions that cannot do what their buttons say. */
import type { LintRule } from '../source/lintFolder';
import { getEntriesAtPath, getValueAtPath, toObjectOrEmpty } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { quote } from '../source/messageWording';
import { getEndpointText } from './knownPlaceholders';

/** Reports one name for the record and for the selected rows, of which the request has only one then. */
const checkParamNames: LintRule = ({ value }) =>
  getEntriesAtPath(value, ['x-admin', 'assignments']).flatMap(({ value: assignment, path }): LintFinding[] => {
    const { recordIdParam, selectedIdsParam } = toObjectOrEmpty(assignment);
    if (selectedIdsParam === undefined || ![recordIdParam].flat().includes(selectedIdsParam)) return [];
    const message = `${quote(selectedIdsParam)} is also "recordIdParam": the request has one of the two only`;
    return [{ at: [...path, 'selectedIdsParam'], message, suggestion: 'Write the name of the list of selected rows.' }];
  });

/** Reports one call for both buttons. A call may say in its fixed parameters which of the two it does. */
const checkTwoCalls: LintRule = ({ value }) =>
  getEntriesAtPath(value, ['x-admin', 'assignments']).flatMap(({ value: assignment, path }): LintFinding[] => {
    const { assign, unassign } = toObjectOrEmpty(assignment);
    if (assign === undefined || JSON.stringify(assign) !== JSON.stringify(unassign)) return [];
    const call = getEndpointText(value, [...path, 'unassign']);
    const message = '"unassign" is the call of "assign": both buttons would do the same';
    return call ? [{ at: call.path, message, suggestion: 'Write the call that takes rows away.' }] : [];
  });

/** Warns of a field that the body of an action names without braces: its name would be sent in place of its value. */
const checkPayloadTexts: LintRule = (source, folder) =>
  getEntriesAtPath(source.value, ['x-admin', 'actions']).flatMap(({ value: action, path }) => {
    const { payload, input } = toObjectOrEmpty(action);
    const fields = {
      ...toObjectOrEmpty(folder.getResolvedDefinition(source)['properties']),
      ...toObjectOrEmpty(getValueAtPath(input, ['properties'])),
    };
    return getEntriesAtPath(payload, []).flatMap(({ name, value }): LintFinding[] => {
      const [text, ...others] = [value].flat();
      if (others.length > 0 || typeof text !== 'string' || !Object.hasOwn(fields, text)) return [];
      const at = [...path, 'payload', name, ...(Array.isArray(value) ? [0] : [])];
      const message = `${quote(text)} is sent as this text, not as the value of the field`;
      const suggestion = `Write "{${text}}". It may stay if the server wants the name.`;
      return [{ at, message, suggestion, severity: 'warning' }];
    });
  });

export const checkRequestTexts: LintRule = (source, folder) => [
  ...checkParamNames(source, folder),
  ...checkTwoCalls(source, folder),
  ...checkPayloadTexts(source, folder),
];
