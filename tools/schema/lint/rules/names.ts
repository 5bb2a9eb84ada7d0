/** Texts that are names: of a field, an option list, an entity, a hand-written part. The meta-schema says which. */
import type { Named } from '../../../../src/model/language/meta';
import { entityNameOf, fieldAt, fieldsOf, type Folder, type Rule } from '../source/folder';
import { asList, asObject, asText, entriesAt, valueAt, type Json, type Path } from '../source/json';
import type { Part } from '../source/parts';
import type { Told } from '../source/places';
import type { Finding, Source } from '../source/source';
import { allowedHere, didYouMean, quote } from '../source/words';

/** One name, and where it stands. */
interface Mention {
  text: string;
  path: Path;
  /** The name is a key of the file, not a value. */
  key?: boolean;
  told: Told;
  source: Source;
  folder: Folder;
}

/** What the places of names are called, where their key says it less well. */
const CALLED: Readonly<Record<string, string>> = {
  columns: 'column',
  filters: 'filter',
  fields: 'form field',
  details: 'detail',
  metrics: 'metric',
  endField: 'end of a column',
  fallback: 'stand-in of a column',
  secondary: 'second part of a column',
  bodyFields: 'body field',
  rowIdField: 'row id',
  rowTitleField: 'row title',
  rowActions: 'row action',
  left: 'x-compare',
  right: 'x-compare',
  idField: 'id',
};

/** In a list of objects the list says what they are. */
const TRANSPARENT: readonly unknown[] = ['field', 'name'];

/** As an analyst calls the place: `column`, `labelField`, `condition`. */
function whatOf({ path, means, place }: Told): string {
  if (means.keysReferTo && path.at(-1) === 'properties') return place?.role === 'condition' ? 'condition' : 'branch';
  const steps = path.filter((step) => typeof step === 'string' && !TRANSPARENT.includes(step));
  const key = String(steps.at(-1));
  if (means.refersTo === 'row') return key === 'idField' ? 'rows.idField' : key;
  if (steps.at(-2) === 'dependentRequired') return 'dependentRequired';
  return CALLED[key] ?? key;
}

/** A fault for a name that is none of these; none where nobody knows the names. */
const unknownField = (mention: Mention, fields: Json | undefined): Finding[] => {
  const { text, path, key, told } = mention;
  if (!fields || Object.hasOwn(fields, text)) return [];
  const names = Object.keys(fields);
  return [
    {
      at: path,
      ...(key ? { key } : {}),
      message: `${whatOf(told)} ${quote(text)} names no field${didYouMean(text, names)}`,
      cure: names.length > 0 ? allowedHere(names) : 'The object has no "properties" yet.',
    },
  ];
};

const missing = (
  { text, path, key }: Mention,
  known: readonly string[],
  message: string,
  cure = allowedHere(known),
): Finding[] =>
  known.includes(text)
    ? []
    : [{ at: path, ...(key ? { key } : {}), message: `${message}${didYouMean(text, known)}`, cure }];

type Check = (mention: Mention) => Finding[];

const anInside: Check = (mention) => unknownField(mention, fieldsOf(mention.told.inside));

/** A field, or one of an object inside the record by its path. */
const aPath: Check = (mention) => {
  const fields = fieldsOf(mention.told.inside);
  return fieldAt(fields, mention.text) ? [] : unknownField(mention, fields);
};

const aSibling: Check = (mention) => unknownField(mention, fieldsOf(mention.told.around.at(-1)));

/** The rows of a record share what the record says; who will share a definition nobody knows. */
const anAround: Check = (mention) => {
  if (mention.told.path[0] === '$defs') return [];
  const all = mention.told.around.map(fieldsOf).filter((fields) => fields !== undefined);
  return unknownField(mention, all.length > 0 ? (Object.assign({}, ...all) as Json) : undefined);
};

const adminOf = ({ source, folder }: Mention): Json => asObject(folder.wholeOf(source)['x-admin']);

/** What a row can offer besides its entity's own. */
const BUILT_IN = ['edit', 'duplicate', 'delete', 'view'];

const anAction: Check = (mention) => {
  const { actions, assignments } = adminOf(mention);
  const known = [...BUILT_IN, ...Object.keys(asObject(actions)), ...Object.keys(asObject(assignments))];
  return missing(mention, known, `unknown ${whatOf(mention.told)} ${quote(mention.text)}`);
};

const handWritten =
  (part: Part): Check =>
  (mention) => {
    const known = mention.folder.parts[part];
    const message = `there is no hand-written ${part} ${quote(mention.text)}`;
    const others = known.length > 0 ? ` There are: ${known.join(', ')}.` : '';
    return missing(mention, known, message, `Write src/pages/…/${mention.text}.${part}.tsx, or take another.${others}`);
  };

const listsIn = ({ files }: Folder): string[] =>
  Object.keys(asObject(files['options.json'])).filter((name) => name !== '$schema');

const groupsIn = ({ files }: Folder): string[] =>
  asList(asObject(files['navigation.json'])['groups']).flatMap((group) => asText(asObject(group)['key']) ?? []);

/** How each kind of name is looked up: a kind that is missing here does not compile. */
const CHECKS: Readonly<Record<Named, Check>> = {
  inside: anInside,
  own: anInside,
  field: anInside,
  row: anInside,
  record: (mention) => unknownField(mention, fieldsOf(mention.folder.wholeOf(mention.source))),
  path: aPath,
  sibling: aSibling,
  around: anAround,
  action: (mention) => (mention.path.at(-1) === 'custom' ? handWritten('action')(mention) : anAction(mention)),
  section: handWritten('section'),
  view: handWritten('view'),
  assignment: (mention) =>
    missing(
      mention,
      Object.keys(asObject(adminOf(mention)['assignments'])),
      `there is no assignment ${quote(mention.text)}`,
    ),
  call: (mention) =>
    missing(mention, Object.keys(asObject(adminOf(mention)['calls'])), `there is no call ${quote(mention.text)}`),
  entity: (mention) =>
    missing(mention, mention.folder.entities.map(entityNameOf), `there is no entity ${quote(mention.text)}`),
  options: (mention) => {
    const known = listsIn(mention.folder);
    const message = `there is no option list ${quote(mention.text)} in options.json`;
    return missing(mention, known, message, `Add it to options.json. ${allowedHere(known)}`);
  },
  group: (mention) => {
    const known = groupsIn(mention.folder);
    const message = `there is no menu group ${quote(mention.text)} in navigation.json`;
    return missing(mention, known, message, `Add the group to navigation.json. ${allowedHere(known)}`);
  },
};

/** What depends on the fields around is for each user of a shared definition to get right. */
const BY_PLACE: readonly (Named | undefined)[] = ['sibling', 'around'];

type Text = Pick<Mention, 'text' | 'path' | 'key'>;

const textsIn = (value: unknown, path: Path): Text[] => {
  if (typeof value === 'string') return [{ text: value, path }];
  return asList(value).flatMap((text, index) => (typeof text === 'string' ? [{ text, path: [...path, index] }] : []));
};

/** The names that stand at a key, each with what it is a name of. */
function namesAt({ means, value, path: at }: Told): [Named, Text][] {
  const { refersTo: own, keysReferTo, valuesReferTo } = means;
  return [
    ...(own ? textsIn(value, at).map((text): [Named, Text] => [own, text]) : []),
    ...entriesAt(value, []).flatMap(({ name, value: one }): [Named, Text][] => [
      ...(keysReferTo ? [[keysReferTo, { text: name, path: [...at, name], key: true }] as [Named, Text]] : []),
      ...(valuesReferTo ? textsIn(one, [...at, name]).map((text): [Named, Text] => [valuesReferTo, text]) : []),
    ]),
  ];
}

/** Names that nothing answers to. */
export const names: Rule = (source, folder) =>
  folder.toldOf(source).flatMap((told) => {
    const { means } = told;
    if (!means.refersTo && !means.keysReferTo && !means.valuesReferTo) return [];
    return namesAt(told).flatMap(([named, text]) => {
      const isHere = valueAt(source.value, text.path) !== undefined;
      return isHere || BY_PLACE.includes(named) ? CHECKS[named]({ ...text, told, source, folder }) : [];
    });
  });
