import type { LintRule } from '../source/lintFolder';
import { isObject, toList, toObjectOrEmpty, toTextOrUndefined } from '../source/readJson';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { quote } from '../source/messageWording';
import { checkIconName } from './checkIconName';
import { findSameTitlesInArray } from './checkTitles';

const getKeys = (navigation: unknown): string[] =>
  toList(toObjectOrEmpty(navigation)['groups']).flatMap(
    (group) => toTextOrUndefined(toObjectOrEmpty(group)['key']) ?? [],
  );

/** Returns the key of the group of an entity's menu entry, and the title; undefined for an entity without an entry. */
function getMenuPlace({ value }: SourceFile): string | undefined {
  const menu = toObjectOrEmpty(value['x-admin'])['menu'];
  const title = toTextOrUndefined(value['title']);
  return isObject(menu) && title !== undefined ? JSON.stringify([menu['group'], title.trim()]) : undefined;
}

/** Warns of two menu entries of one group with the same title, at the second file. */
export const checkSameMenuTitles: LintRule = (source, { entities }) => {
  const place = getMenuPlace(source);
  const other = entities.find(
    (one) => one.name < source.name && one.value['$id'] !== source.value['$id'] && getMenuPlace(one) === place,
  );
  if (place === undefined || !other) return [];
  return [
    {
      at: ['title'],
      message: `the menu has two entries ${quote(source.value['title'])} side by side: ${other.name} has this title, too`,
      suggestion: 'Give one of the two another title, so that users can tell them apart.',
      severity: 'warning',
    },
  ];
};

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
