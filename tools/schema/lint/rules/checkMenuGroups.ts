import type { LintRule } from '../source/lintFolder';
import { toList, toObjectOrEmpty, toTextOrUndefined } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { quote } from '../source/messageWording';
import { checkIconName } from './checkIconName';
import { findSameTitlesInArray } from './checkTitles';

const getKeys = (navigation: unknown): string[] =>
  toList(toObjectOrEmpty(navigation)['groups']).flatMap(
    (group) => toTextOrUndefined(toObjectOrEmpty(group)['key']) ?? [],
  );

/** Reports icons of menu groups that do not exist. */
export const checkMenuGroupIcons: LintRule = ({ value }) =>
  toList(toObjectOrEmpty(value)['groups']).flatMap((group, index) => {
    const icon = toTextOrUndefined(toObjectOrEmpty(group)['icon']);
    return icon === undefined ? [] : checkIconName(icon, ['groups', index, 'icon']);
  });

/** Reports two menu groups with the same title, or with the same key. Menu entries would appear in both groups. */
export const checkMenuGroupKeys: LintRule = ({ value }) => [
  ...findSameTitlesInArray(value, ['groups'], 'groups'),
  ...getKeys(value).flatMap((key, index, keys): LintFinding[] =>
    keys.indexOf(key) < index
      ? [
          {
            at: ['groups', index, 'key'],
            message: `group ${quote(key)} is there twice`,
            suggestion: 'Give each group a key of its own.',
          },
        ]
      : [],
  ),
];
