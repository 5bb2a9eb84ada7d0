/** Reports names of feature flags that `config.json` does not know. */
import { findFlagNames } from '../source/flagNames';
import type { LintRule } from '../source/lintFolder';
import { formatAllowedNames, getNameSuggestion, quote } from '../source/messageWording';
import { getValueAtPath, toTextOrUndefined, type JsonPath } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';

/** Reports a flag that is neither in `config.json` nor known to the app. */
export function checkFlagName(name: string, at: JsonPath): LintFinding[] {
  const flags = findFlagNames();
  if (flags.includes(name)) return [];
  const message = `there is no flag ${quote(name)} in config.json${getNameSuggestion(name, flags)}`;
  return [{ at, message, suggestion: formatAllowedNames(flags) }];
}

const PATH: JsonPath = ['x-admin', 'history', 'flag'];
const PREFIX = 'flags.';

/** Reports an unknown flag of the history, which would then never be offered. */
export const checkHistoryFlag: LintRule = ({ value }) => {
  const flag = toTextOrUndefined(getValueAtPath(value, PATH));
  return flag?.startsWith(PREFIX) ? checkFlagName(flag.slice(PREFIX.length), PATH) : [];
};
