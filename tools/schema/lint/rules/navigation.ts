import type { Rule } from '../folder';
import { asList, asObject, asText, valueAt } from '../json';
import type { Finding } from '../source';
import { allowedHere, didYouMean, quote } from '../words';

const keysOf = (navigation: unknown): string[] =>
  asList(asObject(navigation)['groups']).flatMap((group) => asText(asObject(group)['key']) ?? []);

/** A menu group that does not exist: the entry would be lost. */
export const menuGroup: Rule = ({ value }, folder) => {
  const at = ['x-admin', 'menu', 'group'];
  const group = asText(valueAt(value, at));
  const known = keysOf(folder.files['navigation.json']);
  if (group === undefined || known.includes(group)) return [];
  const message = `there is no menu group ${quote(group)} in navigation.json${didYouMean(group, known)}`;
  return [{ at, message, cure: `Add the group to navigation.json. ${allowedHere(known)}` }];
};

/** Two groups with one key: entries would stand in both. */
export const groupKeys: Rule = ({ value }) =>
  keysOf(value).flatMap((key, index, keys): Finding[] =>
    keys.indexOf(key) < index
      ? [
          {
            at: ['groups', index, 'key'],
            message: `group ${quote(key)} is there twice`,
            cure: 'Give each group a key of its own.',
          },
        ]
      : [],
  );
