/** Sections that show two things or nothing, and fields that stand twice on a screen. */
import { SECTION_KINDS as CONTENTS } from '../../../../src/model/compile/sections';
import { metaAt } from '../../../../src/model/language/meta';
import type { Rule } from '../source/folder';
import { asList, asObject, asText, entriesAt, textsAt, valueAt, type Json, type Path } from '../source/json';
import type { Finding } from '../source/source';
import { listing, quote } from '../source/words';

interface Section {
  section: Json;
  path: Path;
}

/** What takes the keys of `paramsFromRecord`: all that names something else than fields of the record. */
const ASKS = CONTENTS.filter((key) => {
  const { refersTo = 'field' } =
    metaAt(`admin.schema.json#/definitions/section/properties/${key}`, '').node['x-semantics'] ?? {};
  return refersTo !== 'field';
});

const ADMIN = 'x-admin';
const SCREENS: readonly Path[] = [
  [ADMIN, 'form', 'sections'],
  [ADMIN, 'view', 'sections'],
  [ADMIN, 'list', 'sectionsAboveFilters'],
  [ADMIN, 'list', 'sectionsBelowFilters'],
];

/** The sections of a list, each with those inside of it. */
export const sectionsAt = (value: Json, path: Path): Section[] =>
  asList(valueAt(value, path)).flatMap((section, index) => {
    const at = [...path, index];
    return [{ section: asObject(section), path: at }, ...sectionsAt(value, [...at, 'sections'])];
  });

/** The lists of sections of an entity, each with its path. */
export const screensOf = (value: Json): Path[] => [
  ...SCREENS,
  ...entriesAt(value, [ADMIN, 'actions']).map(({ path }) => [...path, 'sections']),
];

/** A form, or the dialog of an action. */
const isForm = ([, screen]: Path): boolean => screen === 'form' || screen === 'actions';
const isNested = (path: Path): boolean => path.filter((step) => step === 'sections').length > 1;

function contents({ section, path }: Section): Finding[] {
  const shown = CONTENTS.filter((key) => key in section);
  const kinds = shown.filter((key) => key !== 'fields');
  if (shown.length === 0) {
    return [{ at: path, message: 'the section shows nothing', cure: `Give it ${listing(CONTENTS, 'or')}.` }];
  }
  if (isForm(path) && isNested(path) && 'fields' in section) {
    const message = 'the fields of a form stand in its own sections, not in nested ones';
    return [{ at: [...path, 'fields'], key: true, message, cure: 'Give them a section of their own.' }];
  }
  if (kinds.length > 1) {
    const message = `the section shows ${listing(kinds)}: only ${quote(kinds[0])} is drawn`;
    return [{ at: [...path, kinds[1]!], key: true, message, cure: 'Make a section of each.' }];
  }
  return 'paramsFromRecord' in section && !('fetch' in section) && !ASKS.some((key) => key in section)
    ? [
        {
          at: [...path, 'paramsFromRecord'],
          key: true,
          message: '"paramsFromRecord" are parameters of a request, and the section makes none',
          cure: 'Name an "embeddedList" or "embeddedView", or what to "fetch"; or remove "paramsFromRecord".',
        },
      ]
    : [];
}

function detailContents({ section, path }: Section): Finding[] {
  return ['details', 'metrics'].flatMap((key) =>
    asList(section[key]).flatMap((detail, index): Finding[] => {
      const { field, template } = asObject(detail);
      if (typeof detail === 'string' || (field === undefined) !== (template === undefined)) return [];
      const message =
        field === undefined
          ? 'a detail names no "field" and has no "template"'
          : 'a detail has a "field" or a "template"';
      return [{ at: [...path, key, index], message, cure: 'Write one of the two.' }];
    }),
  );
}

/** What a section shows. */
export const sections: Rule = ({ value }) =>
  screensOf(value).flatMap((path) =>
    sectionsAt(value, path).flatMap((section) => [...contents(section), ...detailContents(section)]),
  );

interface Mention {
  text: string;
  path: Path;
}

/** A fault for each mention after a name's first. */
function repeated(mentions: readonly Mention[], where: string): Finding[] {
  const seen = new Set<string>();
  return mentions.flatMap(({ text, path }) => {
    if (!seen.has(text)) {
      seen.add(text);
      return [];
    }
    return [{ at: path, message: `${quote(text)} is twice in ${where}`, cure: 'Remove one of the two.' }];
  });
}

/** Of a list whose entries are names, or objects that have a name under `key`. */
const mixedNames = (value: Json, path: Path, key: string): Mention[] =>
  asList(valueAt(value, path)).flatMap((one, index) => {
    const text = asText(one) ?? asText(asObject(one)[key]);
    return text === undefined
      ? []
      : [{ text, path: typeof one === 'string' ? [...path, index] : [...path, index, key] }];
  });

/** One field in two sections: the structure rule has told the repetition inside one section. */
function inTwoSections(value: Json, path: Path): Finding[] {
  const fields = sectionsAt(value, path).flatMap((one, section) =>
    textsAt(one.section, ['fields']).map(({ text, path: at }) => ({ text, section, path: [...one.path, ...at] })),
  );
  return fields
    .filter(({ text, section }) => fields.some((other) => other.text === text && other.section < section))
    .map(({ text, path: at }) => ({
      at,
      message: `${quote(text)} is already in a section above`,
      cure: 'Keep it in one section.',
    }));
}

function bothLists(value: Json): Finding[] {
  const form = asObject(valueAt(value, [ADMIN, 'form']));
  if (!('fields' in form) || !('sections' in form)) return [];
  const message = 'a form takes "fields" or "sections", not both';
  const cure = 'Remove "fields": only the sections are drawn.';
  return [{ at: [ADMIN, 'form', 'fields'], key: true, message, cure }];
}

/** Fields that stand twice on a screen. What a form does not name, it draws after its first section's fields. */
export const listedOnce: Rule = ({ value }) => [
  ...repeated(mixedNames(value, [ADMIN, 'list', 'columns'], 'field'), 'the columns'),
  ...repeated(mixedNames(value, [ADMIN, 'list', 'filters'], 'name'), 'the filters'),
  ...screensOf(value).flatMap((path) => inTwoSections(value, path)),
  ...bothLists(value),
];
