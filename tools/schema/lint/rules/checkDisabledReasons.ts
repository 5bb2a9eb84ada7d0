/** Checks that a field with `disabledReason` can be disabled: by its own settings, by a rule, or by the other rows. */
import type { LintRule } from '../source/lintFolder';
import { getValueAtPath, isObject, toList, toObjectOrEmpty } from '../source/readJson';

/** Whether a branch, or a rule nested in it, makes the field read-only. */
function isMadeReadOnly(branch: unknown, name: string): boolean {
  if (!isObject(branch)) return false;
  const change = toObjectOrEmpty(getValueAtPath(branch, ['properties', name]));
  const nested = [branch['then'], branch['else'], ...toList(branch['allOf'])];
  return change['readOnly'] === true || nested.some((one) => isMadeReadOnly(one, name));
}

export const checkDisabledReasons: LintRule = (source, folder) =>
  folder
    .getLocatedSchemas(source)
    .filter(({ role }) => role === 'field')
    .flatMap(({ own, path }) => {
      const ui = toObjectOrEmpty(own['x-ui']);
      if (ui['disabledReason'] === undefined || ui['disabledInsteadOfHidden'] === true) return [];
      const name = String(path.at(-1));
      const record = toObjectOrEmpty(getValueAtPath(source.value, path.slice(0, -2)));
      const { then, else: otherwise, allOf } = record;
      const array = getValueAtPath(source.value, path.slice(0, -3));
      const isExclusive = getValueAtPath(array, ['x-ui', 'rows', 'onlyOneTrueField']) === name;
      if (isExclusive || isMadeReadOnly({ then, else: otherwise, allOf }, name)) return [];
      return [
        {
          at: [...path, 'x-ui', 'disabledReason'],
          key: true,
          message: '"disabledReason" is never shown, because nothing disables this field',
          suggestion: 'Add "disabledInsteadOfHidden": true, or "readOnly": true in the rule that disables the field.',
        },
      ];
    });
