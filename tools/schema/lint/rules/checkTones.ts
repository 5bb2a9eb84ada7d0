/** Reports tones of values that the field cannot have. */
import { getAllowedValues, type LintRule } from '../source/lintFolder';
import { getNameSuggestion, joinQuotedNames, quote } from '../source/messageWording';
import { toObjectOrEmpty } from '../source/readJson';

export const checkTones: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap(({ role, own, entityFile, path }) => {
    const { properties } = entityFile;
    const known = properties ? Object.keys(toObjectOrEmpty(properties)) : getAllowedValues(entityFile)?.map(String);
    if (role !== 'field' || known === undefined) return [];
    return Object.keys(toObjectOrEmpty(toObjectOrEmpty(own['x-ui'])['tones']))
      .filter((value) => !known.includes(value))
      .map((value) => ({
        at: [...path, 'x-ui', 'tones', value],
        message: `the field has no value ${quote(value)}${getNameSuggestion(value, known)}`,
        suggestion: `Write one of ${joinQuotedNames(known, 'or')}.`,
      }));
  });
