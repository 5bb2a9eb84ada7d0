/** Chooses the menu group of imported entities. */
import { toList, toObjectOrEmpty } from '../../lint/source/readJson';
import { readJsonAtPath, setValue } from '../merge/editFile';

const FILE = 'navigation.json';

export interface MenuGroupChoice {
  key: string;
  /** The changed text of navigation.json; undefined if the group exists. */
  text: string | undefined;
}

/**
 * Returns the group with this key, which is added at the end of the menu if it does not exist.
 * @param wanted the group that the user names
 * @param earlier the group of the last import of the same entity
 * @param title title of a new group
 * @throws Error if the user named a group that does not exist
 */
export function chooseMenuGroup(
  texts: ReadonlyMap<string, string>,
  wanted: string | undefined,
  earlier: string | undefined,
  apiName: string,
  title: string,
): MenuGroupChoice {
  const text = texts.get(FILE) ?? '{ "$schema": "./meta/v2/navigation.schema.json", "groups": [] }\n';
  const groups = toList(readJsonAtPath(text, ['groups']));
  const keys = groups.map((group) => String(toObjectOrEmpty(group)['key']));
  if (wanted !== undefined && !keys.includes(wanted)) {
    const known = keys.length > 0 ? ` (there ${keys.length > 1 ? 'are' : 'is'} ${keys.join(', ')})` : '';
    throw new Error(
      `navigation.json has no group "${wanted}"${known}: add it there, or leave out --group for a group "${apiName}"`,
    );
  }
  const key = wanted ?? (earlier !== undefined && keys.includes(earlier) ? earlier : apiName);
  if (keys.includes(key)) return { key, text: undefined };
  return { key, text: setValue(text, ['groups', keys.length], { key, title, icon: 'list' }) };
}
