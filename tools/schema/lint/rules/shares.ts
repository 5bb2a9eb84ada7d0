/** Shares of a whole: both are fields, and numbers. */
import { fieldAt, fieldsOf, typesOf, type Rule } from '../source/folder';
import { asList, asObject, asText, valueAt, type Json, type Path } from '../source/json';
import type { Finding } from '../source/source';
import { quote } from '../source/words';
import { screensOf } from './sections';

const NUMBERS = ['number', 'integer'];

interface Share {
  fact: Json;
  path: Path;
}

const sharesOf = (value: Json): Share[] =>
  screensOf(value).flatMap((screen) =>
    asList(valueAt(value, screen)).flatMap((section, place) =>
      ['details', 'metrics'].flatMap((key) =>
        asList(asObject(section)[key]).flatMap((fact, index): Share[] =>
          'totalField' in asObject(fact) ? [{ fact: asObject(fact), path: [...screen, place, key, index] }] : [],
        ),
      ),
    ),
  );

/** A share without its part, or of something that cannot be counted. */
export const shares: Rule = (source, { wholeOf }) =>
  sharesOf(source.value).flatMap(({ fact, path }): Finding[] => {
    if (!('field' in fact)) {
      const cure = 'Name as "field" what is a part of it.';
      return [
        {
          at: [...path, 'totalField'],
          key: true,
          message: '"totalField" is the whole of a "field", and there is none',
          cure,
        },
      ];
    }
    return ['field', 'totalField'].flatMap((key): Finding[] => {
      const types = typesOf(fieldAt(fieldsOf(wholeOf(source)), asText(fact[key]) ?? ''));
      if (types.length === 0 || types.some((type) => NUMBERS.includes(type))) return [];
      const message = `${quote(fact[key])} is no number: nothing can be its share`;
      return [{ at: [...path, key], message, cure: 'Name a field of numbers.' }];
    });
  });
