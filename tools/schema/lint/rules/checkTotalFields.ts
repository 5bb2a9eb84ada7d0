/** Checks percentages of a total: both must be numeric fields. */
import { getFieldAtPath, getFields, getTypes, type LintRule } from '../source/lintFolder';
import { toList, toObject, toText, getValueAtPath, type Json, type JsonPath } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { quote } from '../source/messageWording';
import { getScreenPaths } from './checkSections';

const NUMBERS = ['number', 'integer'];

interface Share {
  fact: Json;
  path: JsonPath;
}

const getShares = (value: Json): Share[] =>
  getScreenPaths(value).flatMap((screen) =>
    toList(getValueAtPath(value, screen)).flatMap((section, place) =>
      ['details', 'metrics'].flatMap((key) =>
        toList(toObject(section)[key]).flatMap((fact, index): Share[] =>
          'totalField' in toObject(fact) ? [{ fact: toObject(fact), path: [...screen, place, key, index] }] : [],
        ),
      ),
    ),
  );

/** Reports a `field` or `totalField` that is not numeric. */
export const checkTotalFields: LintRule = (source, { getResolvedDefinition }) =>
  getShares(source.value).flatMap(({ fact, path }): LintFinding[] => {
    return ['field', 'totalField'].flatMap((key): LintFinding[] => {
      const types = getTypes(getFieldAtPath(getFields(getResolvedDefinition(source)), toText(fact[key]) ?? ''));
      if (types.length === 0 || types.some((type) => NUMBERS.includes(type))) return [];
      const message = `${quote(fact[key])} is no number: nothing can be its share`;
      return [{ at: [...path, key], message, suggestion: 'Name a field of numbers.' }];
    });
  });
