import { fieldsOf, type Rule } from '../folder';
import { asList, asObject, asText, entriesAt, textsAt, valueAt, type Json, type Path } from '../json';
import type { Place } from '../places';
import type { Finding } from '../source';
import { allowedHere, didYouMean, quote } from '../words';

/** What a place calls a field, and where. */
export interface Mention {
  text: string;
  path: Path;
  /** As the analyst calls the place: `column`, `filter`. */
  what: string;
  /** The name is a key of the file, not a value. */
  key?: boolean;
}

/** A fault for each mention of a field that is none. */
export function unknownFields(mentions: readonly Mention[], fields: Json | undefined): Finding[] {
  if (!fields) return [];
  const names = Object.keys(fields);
  return mentions
    .filter(({ text }) => !names.includes(text))
    .map(({ text, path, what, key }) => ({
      at: path,
      ...(key ? { key } : {}),
      message: `${what} ${quote(text)} names no field${didYouMean(text, names)}`,
      cure: names.length > 0 ? allowedHere(names) : 'The object has no "properties" yet.',
    }));
}

export function textMention(value: unknown, path: Path, what: string): Mention[] {
  const text = asText(valueAt(value, path));
  return text === undefined ? [] : [{ text, path, what }];
}

export const listMentions = (value: unknown, path: Path, what: string): Mention[] =>
  textsAt(value, path).map((entry) => ({ ...entry, what }));

/** Columns are names, or objects with `field`, for a period `to`, and the same in a stand-in. */
export const columnMentions = (value: unknown, path: Path): Mention[] => [
  ...listMentions(value, path, 'column'),
  ...asList(valueAt(value, path)).flatMap((_, index) => [
    ...textMention(value, [...path, index, 'field'], 'column'),
    ...textMention(value, [...path, index, 'to'], 'end of a column'),
    ...textMention(value, [...path, index, 'fallback', 'field'], 'stand-in of a column'),
    ...textMention(value, [...path, index, 'fallback', 'to'], 'end of a column'),
  ]),
];

/** A filter of its own key must say what it is; a bare name can only be a field. */
function filterMentions(value: Json): Mention[] {
  const path = ['x-admin', 'list', 'filters'];
  const own = asList(valueAt(value, path)).flatMap((filter, index) => {
    const { search, options } = asObject(filter);
    return search || options ? [] : textMention(value, [...path, index, 'name'], 'filter');
  });
  return [...listMentions(value, path, 'filter'), ...own];
}

const sectionMentions = (value: Json): Mention[] => [
  ...listMentions(value, ['x-admin', 'form', 'fields'], 'form field'),
  ...asList(valueAt(value, ['x-admin', 'form', 'sections'])).flatMap((_, index) =>
    listMentions(value, ['x-admin', 'form', 'sections', index, 'fields'], 'form field'),
  ),
];

const recordMentions = (value: Json): Mention[] => [
  ...textMention(value, ['x-admin', 'id'], 'id'),
  ...textMention(value, ['x-admin', 'label'], 'label'),
  ...columnMentions(value, ['x-admin', 'list', 'columns']),
  ...textMention(value, ['x-admin', 'list', 'chart', 'label'], 'label of the chart'),
  ...textMention(value, ['x-admin', 'list', 'chart', 'value'], 'value of the chart'),
  ...filterMentions(value),
  ...sectionMentions(value),
  ...entriesAt(value, ['x-admin', 'calls']).flatMap(({ path }) => listMentions(value, [...path, 'body'], 'body key')),
];

/** Screens that name fields of the record. */
export const screenNames: Rule = (source, folder) => {
  const assignments = entriesAt(source.value, ['x-admin', 'assignments']).flatMap(({ path }) =>
    unknownFields(
      [
        ...textMention(source.value, [...path, 'rowId'], 'row id'),
        ...textMention(source.value, [...path, 'rowLabel'], 'row label'),
        ...listMentions(source.value, [...path, 'rowLabel'], 'row label'),
        ...columnMentions(source.value, [...path, 'columns']),
      ],
      fieldsOf(valueAt(folder.wholeOf(source), [...path, 'row'])),
    ),
  );
  return [...unknownFields(recordMentions(source.value), fieldsOf(folder.wholeOf(source))), ...assignments];
};

/** Names that an object's schema, a branch or a condition writes. */
function shapeMentions({ own, role }: Place): Mention[] {
  const named = role === 'record' || role === 'field' ? [] : entriesAt(own, ['properties']);
  return [
    ...named.map(({ name, path }) => ({
      text: name,
      path,
      what: role === 'condition' ? 'condition' : 'branch',
      key: true,
    })),
    ...listMentions(own, ['required'], 'required'),
    ...entriesAt(own, ['dependentRequired']).flatMap(({ name, path }) => [
      { text: name, path, what: 'dependentRequired', key: true },
      ...listMentions(own, path, 'dependentRequired'),
    ]),
    ...asList(own['x-compare']).flatMap((_, index) => [
      ...textMention(own, ['x-compare', index, 'left'], 'x-compare'),
      ...textMention(own, ['x-compare', index, 'right'], 'x-compare'),
    ]),
  ];
}

/** Names that the look of a field writes: of its neighbours, or of its own rows. */
function uiFaults({ own, whole, siblings, role }: Place, record: Json | undefined): Finding[] {
  if (role !== 'field') return [];
  const near = [
    ...textMention(own, ['x-ui', 'labelFrom'], 'labelFrom'),
    ...textMention(own, ['x-ui', 'endOf'], 'endOf'),
  ];
  // The rows of a record share its country.
  const around = textMention(own, ['x-ui', 'currency', 'fromCountry'], 'fromCountry');
  const rows = [
    ...textMention(own, ['x-ui', 'rows', 'id'], 'rows.id'),
    ...textMention(own, ['x-ui', 'upload', 'store'], 'store'),
  ];
  return [
    ...unknownFields(near, siblings),
    ...unknownFields(around, siblings && { ...record, ...siblings }),
    ...unknownFields(rows, fieldsOf(whole['items'])),
  ];
}

const atPlace = ({ path }: Place, findings: Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, at: [...path, ...(finding.at as Path)] }));

/** Rules and looks that name fields of their object. */
export const shapeNames: Rule = (source, folder) => {
  const record = fieldsOf(folder.wholeOf(source));
  return folder
    .placesOf(source)
    .flatMap((place) =>
      atPlace(place, [...unknownFields(shapeMentions(place), fieldsOf(place.base)), ...uiFaults(place, record)]),
    );
};
