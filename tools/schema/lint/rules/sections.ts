import type { Rule } from '../folder';
import { asList, asObject, valueAt, type Json, type Path } from '../json';
import type { Finding } from '../source';
import { quote } from '../words';
import { columnMentions, listMentions, textMention, type Mention } from './names';

/** A fault for each mention after a field's first. */
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

const FORM = ['x-admin', 'form'];

function sectionFields(value: Json): Mention[] {
  return asList(valueAt(value, [...FORM, 'sections'])).flatMap((_, index) =>
    listMentions(value, [...FORM, 'sections', index, 'fields'], 'form field'),
  );
}

/** Within one list of names the structure rule finds repetitions; here are the mixed ones. */
function filterNames(value: Json): Mention[] {
  const path = ['x-admin', 'list', 'filters'];
  return asList(valueAt(value, path)).flatMap((_, index) => [
    ...textMention(value, [...path, index], 'filter'),
    ...textMention(value, [...path, index, 'name'], 'filter'),
  ]);
}

const shownColumns = (value: Json, path: Path): Mention[] =>
  columnMentions(value, path).filter(({ what }) => what === 'column');

/** The number of the section in the path of one of its fields. */
const sectionOf = (path: Path): number => Number(path[FORM.length + 1]);

/** One field in two sections: the structure rule has told the repetition inside one section. */
function inTwoSections(value: Json): Finding[] {
  const fields = sectionFields(value);
  const later = fields.filter(({ text, path }) =>
    fields.some((other) => other.text === text && sectionOf(other.path) < sectionOf(path)),
  );
  return later.map(({ text, path }) => ({
    at: path,
    message: `${quote(text)} is already in a section above`,
    cure: 'Keep it in one section.',
  }));
}

function bothLists(value: Json): Finding[] {
  const form = asObject(valueAt(value, FORM));
  if (!('fields' in form) || !('sections' in form)) return [];
  const message = 'a form takes "fields" or "sections", not both';
  return [{ at: [...FORM, 'fields'], key: true, message, cure: 'Remove "fields": only the sections are drawn.' }];
}

/** Fields that stand twice on a screen. What a form does not name, it draws after its first section's fields. */
export const listedOnce: Rule = (source) => [
  ...repeated(shownColumns(source.value, ['x-admin', 'list', 'columns']), 'the columns'),
  ...repeated(filterNames(source.value), 'the filters'),
  ...inTwoSections(source.value),
  ...bothLists(source.value),
];
