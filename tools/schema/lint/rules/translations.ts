import type { Folder, Rule } from '../folder';
import { asList, asObject, asText, entriesAt, isObject, valueAt, type Json, type Path } from '../json';
import type { Finding, Source } from '../source';
import { textsOf, type Text } from '../texts';
import { allowedHere, didYouMean, listing, quote } from '../words';

/** The texts a language may have, by the key at the top of its file. */
function expectedOf(folder: Folder, source: Source): Record<string, Text[]> {
  const entities = folder.entities.map((entity) => [
    asText(entity.value['$id']) ?? entity.name,
    textsOf(folder.wholeOf(entity)),
  ]);
  const groups = asList(asObject(folder.files['navigation.json'])['groups']).flatMap(
    (group) => asText(asObject(group)['key']) ?? [],
  );
  const lists = Object.entries(asObject(folder.files['options.json'])).flatMap(([list, definition]) =>
    asList(asObject(definition)['fallback']).flatMap((choice) => {
      const value = asObject(choice)['const'];
      return isObject(value) || Array.isArray(value) ? [] : [{ path: [list, String(value)] }];
    }),
  );
  // What values a server's list has is for the server to say: all of them may be named, none must.
  const named = Object.keys(asObject(folder.files['options.json'])).flatMap((list) =>
    Object.keys(asObject(asObject(source.value['options'])[list])).map((value) => ({
      path: [list, value],
      optional: true,
    })),
  );
  return {
    ...(Object.fromEntries(entities) as Record<string, Text[]>),
    navigation: groups.map((key) => ({ path: [key] })),
    options: [...lists, ...named],
  };
}

/** The texts that a file gives: every path that ends in a text. */
function given(value: Json, path: Path): Path[] {
  return entriesAt(value, path).flatMap((entry) => (isObject(entry.value) ? given(value, entry.path) : [entry.path]));
}

const same = (one: Path, other: Path): boolean =>
  one.length === other.length && one.every((step, index) => step === other[index]);

const startsWith = (path: Path, start: Path): boolean => same(path.slice(0, start.length), start);

/** Names beside which an unknown key stands, for the guess at what was meant. */
const neighbours = (path: Path, texts: readonly Text[]): string[] => [
  ...new Set(
    texts
      .filter((text) => startsWith(text.path, path.slice(0, -1)))
      .flatMap((text) => text.path[path.length - 1] ?? []),
  ),
];

/** The path as far as its first step that no text shares. */
function wrongStep(path: Path, texts: readonly Text[]): Path {
  const right = path.findIndex((_, index) => !texts.some((text) => startsWith(text.path, path.slice(0, index + 1))));
  return path.slice(0, right + 1);
}

const SHARED = ['navigation', 'options'];
const GROUPS = [
  'title',
  'noun',
  'fields',
  'help',
  'placeholders',
  'units',
  'words',
  'errors',
  'branches',
  'messages',
  'sections',
  'sectionHelp',
  'columns',
  'filters',
  'filterPlaceholders',
  'choices',
  'assignments',
];

/** The groups of an entity's texts are the structure rule's to check. */
const isTold = (entity: string, [group]: Path): boolean => !SHARED.includes(entity) && !GROUPS.includes(String(group));

function namesNothing(entity: string, value: Json, texts: readonly Text[]): Finding[] {
  const strangers = given(value, [entity])
    .map((path) => path.slice(1))
    .filter((path) => !isTold(entity, path) && !texts.some((text) => startsWith(text.path, path)));
  const wrong = new Map(strangers.map((path) => wrongStep(path, texts)).map((path) => [path.join('\n'), path]));
  return [...wrong.values()].map((path) => {
    const names = neighbours(path, texts);
    const where = path.length > 1 ? ` in ${quote(path.slice(0, -1).join('/'))}` : '';
    return {
      at: [entity, ...path],
      key: true,
      message: `${quote(path.at(-1))}${where} of ${quote(entity)} translates nothing${didYouMean(path.at(-1), names)}`,
      cure: names.length > 0 ? allowedHere(names) : 'Remove it: the schema has no such text.',
    };
  });
}

/** So many missing keys are named; the rest is counted. */
const SHOWN = 8;

function missing(entity: string, source: Source, texts: readonly Text[]): Finding[] {
  const lost = texts
    .filter(({ path, optional }) => !optional && valueAt(source.value, [entity, ...path]) === undefined)
    .map(({ path }) => path.join('/'));
  if (lost.length === 0) return [];
  const rest = lost.length > SHOWN ? ` and ${lost.length - SHOWN} more` : '';
  const language = source.name.replace(/^.*\/|\.json$/g, '');
  return [
    {
      at: [entity],
      key: true,
      message: `${quote(entity)} lacks ${lost.length} ${lost.length === 1 ? 'text' : 'texts'} in ${language}: ${lost.slice(0, SHOWN).join(', ')}${rest}`,
      cure: 'Add them; until then the English text is shown.',
      severity: 'warning',
    },
  ];
}

/** Keys that name nothing, and texts that a language lacks. */
export const translations: Rule = (source, folder) => {
  const expected = expectedOf(folder, source);
  const strangers = Object.keys(source.value).filter((name) => name !== '$schema' && !(name in expected));
  return [
    ...strangers.map((name) => ({
      at: [name],
      key: true,
      message: `there is no entity ${quote(name)}${didYouMean(name, Object.keys(expected))}`,
      cure: `Name one of ${listing(Object.keys(expected), 'or')}, or remove it.`,
    })),
    ...Object.entries(expected).flatMap(([entity, texts]) => [
      ...(isObject(source.value[entity]) ? namesNothing(entity, source.value, texts) : []),
      ...missing(entity, source, texts),
    ]),
  ];
};
