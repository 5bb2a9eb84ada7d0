/** Reports sections with two kinds of content or without content, and fields that occur twice on a screen. */
import { SECTION_KINDS as CONTENTS } from '../../../../src/model/compile/compileSections';
import { lookUpMetaSchema } from '../../../../src/model/schemaLanguage/metaSchema';
import type { LintRule } from '../source/lintFolder';
import {
  toList,
  toObjectOrEmpty,
  toTextOrUndefined,
  getEntriesAtPath,
  getTextsAtPath,
  getValueAtPath,
  type Json,
  type JsonPath,
} from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { joinQuotedNames, quote } from '../source/messageWording';

interface Section {
  section: Json;
  path: JsonPath;
}

/**
 * Kinds of section content for which `paramsFromRecord` has an effect: all kinds that do not name fields of the
 * record.
 */
const ASKS = CONTENTS.filter((key) => {
  const { refersTo = 'field' } =
    lookUpMetaSchema(`admin.schema.json#/definitions/section/properties/${key}`, '').node['x-semantics'] ?? {};
  return refersTo !== 'field';
});

const ADMIN = 'x-admin';
const SCREENS: readonly JsonPath[] = [
  [ADMIN, 'form', 'sections'],
  [ADMIN, 'view', 'sections'],
  [ADMIN, 'list', 'sectionsAboveFilters'],
  [ADMIN, 'list', 'sectionsBelowFilters'],
];

/** Returns the sections at a path. Each section is followed by its nested sections. */
export const getSections = (value: Json, path: JsonPath): Section[] =>
  toList(getValueAtPath(value, path)).flatMap((section, index) => {
    const at = [...path, index];
    return [{ section: toObjectOrEmpty(section), path: at }, ...getSections(value, [...at, 'sections'])];
  });

/** Returns the paths of all section arrays of an entity. */
export const getSectionArrayPaths = (value: Json): JsonPath[] => [
  ...SCREENS,
  ...getEntriesAtPath(value, [ADMIN, 'actions']).map(({ path }) => [...path, 'sections']),
];

/** Whether the path belongs to a form or the dialog of an action. */
const isForm = ([, screen]: JsonPath): boolean => screen === 'form' || screen === 'actions';
const isNested = (path: JsonPath): boolean => path.filter((step) => step === 'sections').length > 1;

function checkSectionContents({ section, path }: Section): LintFinding[] {
  const shown = CONTENTS.filter((key) => key in section);
  const kinds = shown.filter((key) => key !== 'fields');
  const isEmpty = kinds.length === 0 && Array.isArray(section['fields']) && section['fields'].length === 0;
  if (shown.length === 0 || isEmpty) {
    return [
      { at: path, message: 'the section shows nothing', suggestion: `Give it ${joinQuotedNames(CONTENTS, 'or')}.` },
    ];
  }
  if (isForm(path) && isNested(path) && 'fields' in section) {
    const message = 'the fields of a form stand in its own sections, not in nested ones';
    return [{ at: [...path, 'fields'], key: true, message, suggestion: 'Give them a section of their own.' }];
  }
  if (kinds.length > 1) {
    const message = `the section shows ${joinQuotedNames(kinds)}: only ${quote(kinds[0])} is drawn`;
    return [{ at: [...path, kinds[1]!], key: true, message, suggestion: 'Make a section of each.' }];
  }
  return 'paramsFromRecord' in section && !('fetch' in section) && !ASKS.some((key) => key in section)
    ? [
        {
          at: [...path, 'paramsFromRecord'],
          key: true,
          message: '"paramsFromRecord" are parameters of a request, and the section makes none',
          suggestion: 'Name an "embeddedList" or "embeddedView", or what to "fetch"; or remove "paramsFromRecord".',
        },
      ]
    : [];
}

/** Reports sections with two kinds of content or without content. */
export const checkSections: LintRule = ({ value }) =>
  getSectionArrayPaths(value).flatMap((path) => getSections(value, path).flatMap(checkSectionContents));

interface Mention {
  text: string;
  path: JsonPath;
}

/** Reports every repetition of a name. */
function findRepeated(mentions: readonly Mention[], where: string): LintFinding[] {
  const seen = new Set<string>();
  return mentions.flatMap(({ text, path }) => {
    if (!seen.has(text)) {
      seen.add(text);
      return [];
    }
    return [{ at: path, message: `${quote(text)} is twice in ${where}`, suggestion: 'Remove one of the two.' }];
  });
}

/**
 * Returns the names in an array. Each item of the array is either a name, or an object that contains the name under
 * `key`.
 */
const collectMixedNames = (value: Json, path: JsonPath, key: string): Mention[] =>
  toList(getValueAtPath(value, path)).flatMap((one, index) => {
    const text = toTextOrUndefined(one) ?? toTextOrUndefined(toObjectOrEmpty(one)[key]);
    return text === undefined
      ? []
      : [{ text, path: typeof one === 'string' ? [...path, index] : [...path, index, key] }];
  });

/**
 * Reports a field that two sections of a screen contain. Repetitions within one section are reported by
 * `checkStructure`.
 */
function checkFieldsInTwoSections(value: Json, path: JsonPath): LintFinding[] {
  const fields = getSections(value, path).flatMap((one, section) =>
    getTextsAtPath(one.section, ['fields']).map(({ text, path: at }) => ({
      text,
      section,
      path: [...one.path, ...at],
    })),
  );
  return fields
    .filter(({ text, section }) => fields.some((other) => other.text === text && other.section < section))
    .map(({ text, path: at }) => ({
      at,
      message: `${quote(text)} is already in a section above`,
      suggestion: 'Keep it in one section.',
    }));
}

/**
 * Reports fields that occur twice on a screen. Only fields that a section names can occur twice: a form renders
 * every other field once, after the fields of its first section.
 */
export const checkRepeatedFields: LintRule = ({ value }) => [
  ...findRepeated(collectMixedNames(value, [ADMIN, 'list', 'columns'], 'field'), 'the columns'),
  ...findRepeated(collectMixedNames(value, [ADMIN, 'list', 'filters'], 'name'), 'the filters'),
  ...getSectionArrayPaths(value).flatMap((path) => checkFieldsInTwoSections(value, path)),
];
