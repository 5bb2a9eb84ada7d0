/** Reports actions that cannot be taken back as their `undo` says. */
import type { LintRule } from '../source/lintFolder';
import { getFields } from '../source/lintFolder';
import { toObjectOrEmpty, getEntriesAtPath } from '../source/readJson';
import { formatAllowedNames, getNameSuggestion, quote } from '../source/messageWording';
import { getActionPlaceholders } from './knownPlaceholders';
import { findUnknownTextPlaceholders, collectTexts } from './checkTextPlaceholders';

export const checkUndo: LintRule = (source, folder) => {
  const admin = toObjectOrEmpty(folder.getResolvedDefinition(source)['x-admin']);
  const actions = toObjectOrEmpty(admin['actions']);
  const withCall = Object.keys(actions).filter((name) => 'call' in toObjectOrEmpty(actions[name]));
  return getEntriesAtPath(source.value, ['x-admin', 'actions']).flatMap(({ name, value, path }) => {
    const { undo } = toObjectOrEmpty(value);
    const at = [...path, 'undo'];
    if (typeof undo === 'string') {
      const others = withCall.filter((one) => one !== name);
      if (others.includes(undo)) return [];
      const message = `undo ${quote(undo)} names no other action with a "call"${getNameSuggestion(undo, others)}`;
      return [{ at, message, suggestion: formatAllowedNames(others) }];
    }
    const recordNames = Object.keys(getFields(folder.getResolvedDefinition(source)) ?? {});
    const placeholders = getActionPlaceholders(actions[name], source, folder, [
      'now',
      ...recordNames.map((field) => `record.${field}`),
    ]);
    return collectTexts(toObjectOrEmpty(undo)['payload'], [...at, 'payload']).flatMap((one) =>
      findUnknownTextPlaceholders(one.text, one.path, placeholders),
    );
  });
};
