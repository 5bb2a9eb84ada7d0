import type { Rule } from '../source/folder';
import { asList, asObject, asText } from '../source/json';
import type { Finding } from '../source/source';
import { quote } from '../source/words';

const keysOf = (navigation: unknown): string[] =>
  asList(asObject(navigation)['groups']).flatMap((group) => asText(asObject(group)['key']) ?? []);

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
