/** Demands on fields that nobody can fill in. */
import type { Rule } from '../source/folder';
import { asList, asObject, asText, entriesAt, valueAt, type Json, type Path } from '../source/json';
import type { Place } from '../source/places';
import type { Finding } from '../source/source';
import { quote } from '../source/words';

/** Whether staff never have an input for a field: the server writes it, or it is a fact. */
const isFixed = (field: Json): boolean =>
  field['readOnly'] === true || valueAt(field, ['x-ui', 'valueFrom']) !== undefined;

interface Mention {
  name: string;
  path: Path;
  keyword: string;
}

const namesIn = (value: unknown, path: Path, keyword: string): Mention[] =>
  asList(value).flatMap((name, index) => (typeof name === 'string' ? [{ name, path: [...path, index], keyword }] : []));

const mentions = ({ own }: Place): Mention[] => [
  ...namesIn(own['required'], ['required'], 'required'),
  ...entriesAt(own, ['dependentRequired']).flatMap(({ value, path }) => namesIn(value, path, 'dependentRequired')),
];

const DEMANDS = ['record', 'field', 'branch', 'change'];

/** Required fields that are `readOnly`: no form could ever be saved. */
export const requiredReadOnly: Rule = (source, folder) =>
  folder.placesOf(source).flatMap((place): Finding[] => {
    if (!DEMANDS.includes(place.role)) return [];
    const fields = asObject(place.base['properties']);
    return mentions(place)
      .filter(({ name }) => isFixed(asObject(fields[name])))
      .map(({ name, path, keyword }) => ({
        at: [...place.path, ...path],
        message: `${quote(keyword)} asks for ${quote(name)}, which nobody can fill in`,
        cure: `Take it out of ${quote(keyword)}, or remove its "readOnly" or "valueFrom".`,
      }));
  });

const STARTS = ['default', 'defaultFrom'];

/** A fact has its value from elsewhere. */
export const facts: Rule = (source, folder) =>
  folder.placesOf(source).flatMap(({ own, whole, path, role }): Finding[] => {
    const from = asText(valueAt(whole, ['x-ui', 'valueFrom']));
    if (role !== 'field' || from === undefined) return [];
    return STARTS.flatMap((key) => {
      const at = key === 'default' ? [key] : ['x-ui', key];
      return valueAt(own, at) === undefined
        ? []
        : [
            {
              at: [...path, ...at],
              key: true,
              message: `${quote(key)} does nothing beside "valueFrom": the field is ${quote(from)}`,
              cure: 'Keep one of the two.',
            },
          ];
    });
  });
