/** Checks the definitions of dialects in `dialects.json`. */
import { DIALECT_PRESETS } from '../../../../dataProvider/dialects/presets';
import { resolveDialect } from '../../../../dataProvider/dialects/resolveDialect';
import { getDefaultDialect } from '../../../../src/model/compile/defaultDialect';
import { getDialectSources } from '../../dialectSources';
import type { LintRule } from '../source/lintFolder';
import { isObject, toTextOrUndefined } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { findNearestName, formatAllowedNames, getNameSuggestion, quote } from '../source/messageWording';

const SUGGESTION = 'Extend a preset or another dialect of this file.';

/** Reports dialects with the name of a preset, and those that extend an unknown dialect or themselves. */
export const checkDialects: LintRule = ({ value }, { files }) => {
  const sources = getDialectSources(files);
  const names = Object.keys(sources);
  const defaultName = getDefaultDialect(files);
  const isUnknown = defaultName !== undefined && !names.includes(defaultName);
  const unknownDefault: LintFinding = {
    at: ['$default'],
    message: `unknown dialect ${quote(defaultName ?? '')}${getNameSuggestion(defaultName ?? '', names)}`,
    suggestion: `Name a preset or a dialect of this file. ${formatAllowedNames(names)}`,
  };
  const own = Object.entries(value).flatMap(([name, definition]): LintFinding[] => {
    if (name === '$schema' || !isObject(definition)) return [];
    if (Object.hasOwn(DIALECT_PRESETS, name)) {
      const suggestion = 'Give it another name, and let it extend the preset.';
      return [{ at: [name], key: true, message: `${quote(name)} is a preset`, suggestion }];
    }
    const parent = toTextOrUndefined(definition['extends']);
    const at = [name, 'extends'];
    if (parent !== undefined && !names.includes(parent)) {
      const message = `unknown dialect ${quote(parent)}${findNearestName(parent, names) ? getNameSuggestion(parent, names) : ''}`;
      return [{ at, message, suggestion: `${SUGGESTION} ${formatAllowedNames(names)}` }];
    }
    try {
      resolveDialect(sources, name);
      return [];
    } catch (error) {
      const isCycle = error instanceof Error && error.message.startsWith('Dialects extend each other');
      return isCycle ? [{ at, message: error.message, suggestion: SUGGESTION }] : [];
    }
  });
  return [...(isUnknown ? [unknownDefault] : []), ...own];
};
