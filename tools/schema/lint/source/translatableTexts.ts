/** Determines which texts a translation must or may contain, by top-level key of the translation file. */
import { GENERATED_TITLES } from '../../../../src/model/jsonSchema/generatedTitles';
import { isGeneratedField } from '../../../../src/model/jsonSchema/variantDefinition';
import { getTextsOfKey, type LocatedText } from '../../../../src/model/schemaLanguage/definitionTexts';
import type { VisitedKey } from '../../../../src/model/schemaLanguage/visitDefinition';
import { getEntityName, type LintFolder } from './lintFolder';
import { toList, toObjectOrEmpty, toTextOrUndefined, isObject, type Json } from './readJson';
import type { SourceFile } from './sourceFile';

export interface TranslatableText {
  /** Path in a translation file below the entity's name: `['fields', 'articleLinks.articleLink']`. */
  path: readonly string[];
  /** Whether the translation may be missing: the text is never displayed, or the app displays another text instead. */
  optional?: boolean;
  /** The English text; absent if it is not known. */
  text?: string;
}

/**
 * Whether a text is usually the same in all languages. Units are symbols, and a placeholder without a space, such
 * as `https://`, is not a sentence.
 */
const isInternational = (group: string | undefined, text: string): boolean =>
  group === 'units' || (group === 'placeholders' && !/\s/.test(text));

/**
 * Groups in which a text may be missing, because the app displays a name instead. A filter without a text has the
 * label of its field.
 */
const NAMED = ['options', 'filters'];

const GENERATED: readonly unknown[] = Object.values(GENERATED_TITLES);

/**
 * Whether an option or filter needs no translation because it has no text, or because its text equals its name,
 * such as the option AC.
 */
const isItsOwn = ({ key, text }: LocatedText, group: string | undefined): boolean =>
  NAMED.includes(group ?? '') && (text === undefined || text === key.at(-1));

/** Whether the app has a translation of its own for a text, because it generated the English one. */
const isGenerated = ({ key, text }: LocatedText): boolean =>
  isGeneratedField(key.at(-1)?.split('.').at(-1) ?? '') && GENERATED.includes(text);

/**
 * Returns a path without the beginning that names an action, an assignment or the list, so that the path begins
 * with a group of texts.
 */
const getOwnKey = (key: readonly string[]): readonly string[] => {
  if (key[0] === 'actions' || key[0] === 'assignments') return getOwnKey(key.slice(2));
  return key[0] === 'list' ? key.slice(1) : key;
};

/**
 * Returns the names of fields that are never displayed (row ids and computed fields). The names have the same form
 * as the keys of `fields` and `help` in a translation.
 */
function getUnseenFields(visits: readonly VisitedKey[]): Set<string> {
  const names = visits.flatMap(({ steps, fields, scope, value, annotation }) => {
    const key = steps.at(-1);
    if (typeof value !== 'string') return [];
    if (annotation.refersTo === 'row' && key === 'idField') return [[...scope, ...fields, value].join('.')];
    if (annotation.refersTo === 'own' && key === 'rowIdField') return [[...scope, value].join('.')];
    return key === 'valueFrom' && steps.at(-2) === 'x-ui' ? [[...scope, ...fields].join('.')] : [];
  });
  return new Set(names);
}

const HIDDEN = ['fields', 'help', 'placeholders', 'units'];

function isUnseen(key: readonly string[], unseen: ReadonlySet<string>): boolean {
  const [group, field] = getOwnKey(key);
  const scope = key.slice(0, key.length - getOwnKey(key).length);
  return HIDDEN.includes(group ?? '') && unseen.has([...scope, field].join('.'));
}

/** Returns the translatable texts of an entity, without duplicates. */
function getTranslatableTexts(visits: readonly VisitedKey[]): TranslatableText[] {
  const unseen = getUnseenFields(visits);
  const texts = visits.flatMap(getTextsOfKey).map((locatedText): TranslatableText => {
    const [group] = getOwnKey(locatedText.key);
    const optional =
      isInternational(group, locatedText.text ?? '') ||
      isItsOwn(locatedText, group) ||
      isGenerated(locatedText) ||
      isUnseen(locatedText.key, unseen);
    const { key, text } = locatedText;
    return { path: key, ...(optional ? { optional } : {}), ...(text === undefined ? {} : { text }) };
  });
  return [...new Map(texts.map((text) => [text.path.join('\n'), text])).values()];
}

function getSharedTexts({ files }: LintFolder, value: Json): Record<string, TranslatableText[]> {
  const groups = toList(toObjectOrEmpty(files['navigation.json'])['groups']).flatMap(
    (group) => toTextOrUndefined(toObjectOrEmpty(group)['key']) ?? [],
  );
  const lists = Object.entries(toObjectOrEmpty(files['options.json'])).filter(([name]) => name !== '$schema');
  const written = lists.flatMap(([list, definition]) =>
    toList(toObjectOrEmpty(definition)['fallbackOptions']).flatMap((choice) => {
      const own = toObjectOrEmpty(choice)['const'];
      return isObject(own) || Array.isArray(own) ? [] : [{ path: [list, String(own)] }];
    }),
  );
  // The values of an option list from the server are not known here. Every translation of a value is therefore
  // allowed, and none is required.
  const named = lists.flatMap(([list]) =>
    Object.keys(toObjectOrEmpty(toObjectOrEmpty(value['options'])[list])).map((one) => ({
      path: [list, one],
      optional: true,
    })),
  );
  const described = lists.flatMap(([list, definition]) =>
    Object.keys(toObjectOrEmpty(toObjectOrEmpty(definition)['descriptions'])).map((one) => ({ path: [list, one] })),
  );
  return {
    navigation: groups.map((key) => ({ path: [key] })),
    options: [...written, ...named],
    optionDescriptions: described,
  };
}

/** Returns the texts that a translation may contain: for each entity, for the menu, and for the option lists. */
export function getAllTranslatableTexts(source: SourceFile, folder: LintFolder): Record<string, TranslatableText[]> {
  const entities = folder.entities.map((entity) => [
    getEntityName(entity),
    getTranslatableTexts(folder.getVisitedKeys(entity)),
  ]);
  return {
    ...(Object.fromEntries(entities) as Record<string, TranslatableText[]>),
    ...getSharedTexts(folder, source.value),
  };
}
