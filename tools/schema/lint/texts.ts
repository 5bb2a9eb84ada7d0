/** The texts of an entity that a language may give: which must be there, and which may be. */
import { fieldsOf } from './folder';
import { asList, asObject, asText, isObject, valueAt, type Json, type Path } from './json';

export interface Text {
  /** As in a translation file, below the entity's name: `['fields', 'articleLinks.articleLink']`. */
  path: string[];
  /** May be translated, and is not missed: the text is never shown, or another one stands in. */
  optional?: boolean;
}

interface NamedField {
  /** Dots between nested names, as in the keys of the form's texts. */
  path: string;
  field: Json;
  /** The id of a row, which nobody sees. */
  unseen: boolean;
}

function fieldsIn(definition: unknown, before: string, rowId?: unknown): NamedField[] {
  return Object.entries(fieldsOf(definition) ?? {}).flatMap(([name, value]) => {
    if (!isObject(value)) return [];
    const path = before ? `${before}.${name}` : name;
    return [
      { path, field: value, unseen: name === rowId },
      ...fieldsIn(value, path),
      ...fieldsIn(value['items'], path, valueAt(value, ['x-ui', 'rows', 'id'])),
    ];
  });
}

function errorTexts(path: string, message: unknown): Text[] {
  if (typeof message === 'string') return [{ path: ['errors', path, '*'] }];
  return Object.keys(asObject(message)).map((rule) => ({ path: ['errors', path, rule] }));
}

/** Choices that show themselves (`AC`) need no other word; those with a title do. */
const choiceTexts = (path: string, { oneOf, enum: values }: Json): Text[] => [
  ...asList(oneOf).map((choice) => ({
    path: ['choices', path, String(asObject(choice)['const'])],
    optional: !('title' in asObject(choice)),
  })),
  ...asList(values).map((value) => ({ path: ['choices', path, String(value)], optional: true })),
];

/** A unit is a symbol, and an example without a blank (https://) no sentence: the same in many languages. */
const isInternational = (text: string, group: string | undefined): boolean =>
  group === 'units' || (group === 'placeholders' && !/\s/.test(text));

/** Texts that `x-ui` gives a field, by the group of their keys; those with two steps have a name of their own. */
function uiTexts(path: string, ui: Json): Text[] {
  const remove = asObject(valueAt(ui, ['rows', 'remove']));
  const upload = asObject(ui['upload']);
  const texts: [unknown, string[]][] = [
    [ui['placeholder'], ['placeholders', path]],
    [ui['unit'], ['units', path]],
    [ui['all'], ['words', path, 'all']],
    [valueAt(ui, ['rows', 'add']), ['words', path, 'add']],
    [valueAt(ui, ['generate', 'label']), ['words', path, 'generate']],
    ...['confirm', 'done', 'failed'].map((key): [unknown, string[]] => [remove[key], ['words', path, key]]),
    ...['tooLarge', 'wrongType'].map((key): [unknown, string[]] => [upload[key], ['errors', path, key]]),
  ];
  return texts.flatMap(([text, at]) =>
    typeof text === 'string' ? [{ path: at, optional: isInternational(text, at[0]) }] : [],
  );
}

/** The texts of a rule's branches: another label or message of a field. The English text is the key. */
function branchTexts(definition: Json): Text[] {
  const rules = [definition, ...asList(definition['allOf']).map(asObject)].filter((rule) => 'if' in rule);
  return rules
    .flatMap((rule) => [asObject(rule['then']), asObject(rule['else'])])
    .flatMap((branch) => {
      const fields = Object.values(fieldsOf(branch) ?? {}).map(asObject);
      const words = fields.flatMap(({ title, errorMessage }) => [
        title,
        ...(typeof errorMessage === 'string' ? [errorMessage] : Object.values(asObject(errorMessage))),
      ]);
      const own = words.flatMap((text) => (typeof text === 'string' ? [{ path: ['branches', text] }] : []));
      return [...own, ...branchTexts(branch)];
    });
}

function fieldTexts({ path, field, unseen }: NamedField): Text[] {
  const help = asText(valueAt(field, ['x-ui', 'help'])) ?? asText(field['description']);
  return [
    { path: ['fields', path], optional: unseen },
    ...(help === undefined ? [] : [{ path: ['help', path], optional: unseen }]),
    ...errorTexts(path, field['errorMessage']),
    ...choiceTexts(path, field),
    ...choiceTexts(path, asObject(field['items'])),
    ...compareTexts(field, path),
    ...compareTexts(asObject(field['items']), path),
    ...uiTexts(path, asObject(field['x-ui'])),
    ...branchTexts(field),
    ...branchTexts(asObject(field['items'])),
  ];
}

/** The orders among an object's fields; the text stands at the left one. */
const compareTexts = (definition: Json, before: string): Text[] =>
  asList(definition['x-compare']).flatMap((compare) => {
    const left = asText(asObject(compare)['left']);
    return left === undefined ? [] : [{ path: ['errors', before ? `${before}.${left}` : left, 'compare'] }];
  });

function screenTexts(whole: Json): Text[] {
  const admin = asObject(whole['x-admin']);
  const texts = (path: Path, key: string): string[] =>
    asList(valueAt(admin, path)).flatMap((item) => asText(asObject(item)[key]) ?? []);
  const fields = fieldsOf(whole) ?? {};
  const filters = asList(valueAt(admin, ['list', 'filters']));
  const names = filters.map((filter) => asText(asObject(filter)['name']) ?? asText(filter));
  const named = (path: Path, key: string, name: string): string[] =>
    asList(valueAt(admin, path)).flatMap((item) =>
      asText(asObject(item)[key]) === undefined ? [] : (asText(asObject(item)[name]) ?? []),
    );
  return [
    ...Object.keys(asObject(admin['messages'])).map((name) => ({ path: ['messages', name] })),
    ...(valueAt(admin, ['list', 'empty']) === undefined ? [] : [{ path: ['messages', 'empty'] }]),
    ...texts(['form', 'sections'], 'title').map((title) => ({ path: ['sections', title] })),
    ...asList(valueAt(admin, ['form', 'sections'])).flatMap((section) =>
      'help' in asObject(section) ? [{ path: ['sectionHelp', asText(asObject(section)['title']) ?? ''] }] : [],
    ),
    ...named(['list', 'columns'], 'title', 'field').map((field) => ({ path: ['columns', field] })),
    ...named(['list', 'filters'], 'placeholder', 'name').map((name) => ({ path: ['filterPlaceholders', name] })),
    ...names.flatMap((name) => (name === undefined ? [] : [{ path: ['filters', name], optional: name in fields }])),
  ];
}

/** Of each assignment its title, the labels of its rows and what its search says. */
function assignmentTexts(whole: Json): Text[] {
  return Object.entries(asObject(valueAt(whole, ['x-admin', 'assignments']))).flatMap(([name, value]) => {
    const { row, rowId, searchPlaceholder, searchKey = 'criteria' } = asObject(value);
    const fields = fieldsIn(row, '', rowId).flatMap(fieldTexts);
    const search = searchPlaceholder === undefined ? [] : [{ path: ['filterPlaceholders', String(searchKey)] }];
    const own: Text[] = [{ path: ['title'] }, ...fields, ...search];
    return own.map((text) => ({ ...text, path: ['assignments', name, ...text.path] }));
  });
}

/** Every text of an entity whose references are resolved, each once. */
export function textsOf(whole: Json): Text[] {
  const all: Text[] = [
    { path: ['title'] },
    { path: ['noun'] },
    ...fieldsIn(whole, '').flatMap(fieldTexts),
    ...compareTexts(whole, ''),
    ...branchTexts(whole),
    ...screenTexts(whole),
    ...assignmentTexts(whole),
  ];
  return [...new Map(all.map((text) => [text.path.join('\n'), text])).values()];
}
