import { fieldsOf, type Folder, type Rule } from '../folder';
import { asList, asObject, asText, entriesAt, valueAt, type Json, type Path } from '../json';
import type { Place } from '../places';
import type { Finding } from '../source';
import { allowedHere, didYouMean, quote } from '../words';

const listsIn = (folder: Folder): string[] =>
  Object.keys(asObject(folder.files['options.json'])).filter((name) => name !== '$schema');

function unknownList(value: Json, path: Path, folder: Folder): Finding[] {
  const name = asText(valueAt(value, path));
  const names = listsIn(folder);
  if (name === undefined || names.includes(name)) return [];
  const message = `there is no option list ${quote(name)} in options.json${didYouMean(name, names)}`;
  return [{ at: path, message, cure: `Add it to options.json. ${allowedHere(names)}` }];
}

const within = (place: Place, findings: Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, at: [...place.path, ...(finding.at as Path)] }));

/** What a list depends on must be known where the list is used: beside the field, or in the record. */
function dependence(place: Place, record: Json | undefined, folder: Folder): Finding[] {
  const name = asText(valueAt(place.whole, ['x-ui', 'options']));
  if (name === undefined || !place.siblings) return [];
  const near = { ...record, ...place.siblings };
  return entriesAt(folder.files['options.json'], [name, 'dependsOn']).flatMap(({ value }): Finding[] => {
    if (typeof value !== 'string' || value in near) return [];
    const message = `option list ${quote(name)} depends on ${quote(value)}, which is no field here${didYouMean(value, Object.keys(near))}`;
    return [{ at: ['x-ui', 'options'], message, cure: 'Add the field, or take a list that does not depend on it.' }];
  });
}

/** Only a named list has names that the schema does not know. */
const unnamed = ({ whole }: Place): Finding[] =>
  valueAt(whole, ['x-ui', 'recognise']) === undefined || valueAt(whole, ['x-ui', 'options']) !== undefined
    ? []
    : [
        {
          at: ['x-ui', 'recognise'],
          key: true,
          message: '"recognise" is for a field with "options"',
          cure: 'Name the list in options.json whose entries are recognised, or remove it.',
        },
      ];

/** Option lists that do not exist, or that depend on a field the record lacks; codes that no list can have. */
export const options: Rule = (source, folder) => {
  const record = fieldsOf(folder.wholeOf(source));
  const fields = folder
    .placesOf(source)
    .filter(({ role }) => role === 'field')
    .flatMap((place) =>
      within(place, [
        ...unknownList(place.own, ['x-ui', 'options'], folder),
        ...unknownList(place.own, ['x-ui', 'shortcuts'], folder),
        ...dependence(place, record, folder),
        ...unnamed(place),
      ]),
    );
  const filters = asList(valueAt(source.value, ['x-admin', 'list', 'filters'])).flatMap((_, index) =>
    unknownList(source.value, ['x-admin', 'list', 'filters', index, 'options'], folder),
  );
  const statuses = entriesAt(source.value, ['x-admin', 'assignments']).flatMap(({ path }) =>
    unknownList(source.value, [...path, 'statuses'], folder),
  );
  return [...fields, ...filters, ...statuses];
};
