import { useMemo } from 'react';
import { useTranslate } from 'ra-core';
import type { Column, Entity, Field, Filter } from '../model/entity';

export interface Texts {
  title(): string;
  noun(): string;
  /** @param path as in the form; the numbers of rows are left out of the key */
  label(path: string, field: Pick<Field, 'title'>): string;
  help(path: string, field: Field): string | undefined;
  placeholder(path: string, text: string): string;
  unit(path: string, text: string): string;
  message(name: string, fallback: string): string;
  section(title: string): string;
  /** @param title of the section; its help has no name of its own */
  sectionHelp(title: string | undefined, text: string): string;
  /** A column's heading: its own, where it has one, else the field's label. */
  column(column: Pick<Column, 'field' | 'title'>, field: Pick<Field, 'title'> | undefined): string;
  filter(filter: Pick<Filter, 'name' | 'title'>): string;
  filterPlaceholder(name: string, text: string): string;
  /** `title` or `searchPlaceholder` of an assignment. */
  assignment(name: string, key: string, text: string): string;
  /** A label or a message that a rule's branch gives: its key is the English text. */
  branch(text: string): string;
  /** A refusal that the schema words: `tooLarge` of an upload. */
  refusal(path: string, rule: string, fallback: string): string;
  /** A word of a field besides label and help: `confirm` and `done` of a removal, `add` of a list, `generate`. */
  word(path: string, name: string, fallback: string): string;
  choice(path: string, value: unknown, label: string): string;
}

/** `articleLinks.2.articleLink` → `articleLinks.articleLink`: a row's texts are the same in every row. */
export const withoutNumbers = (path: string): string =>
  path
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .join('.');

/**
 * The entity's own texts in the language of the page. The schema is the English source: a text
 * without a translation is shown as the schema has it, never as a key.
 */
export function useTexts(entity: Pick<Entity, 'name' | 'title' | 'noun'>): Texts {
  const translate = useTranslate();
  const { name, title, noun } = entity;
  return useMemo(() => {
    const look = (key: string, fallback: string): string => translate(`entities.${name}.${key}`, { _: fallback });
    const field = (group: string, path: string, fallback: string): string =>
      look(`${group}.${withoutNumbers(path)}`, fallback);
    return {
      title: () => look('title', title),
      noun: () => look('noun', noun),
      label: (path, { title: text }) => field('fields', path, text),
      help: (path, { ui, description }) => {
        const text = ui.help ?? description;
        return text === undefined ? undefined : field('help', path, text);
      },
      placeholder: (path, text) => field('placeholders', path, text),
      unit: (path, text) => field('units', path, text),
      message: (key, fallback) => look(`messages.${key}`, fallback),
      section: (text) => look(`sections.${text}`, text),
      sectionHelp: (heading = '', text) => look(`sectionHelp.${heading}`, text),
      column: (column, own) =>
        own?.title === column.title
          ? field('fields', column.field, own.title)
          : look(`columns.${column.field}`, column.title),
      filter: ({ name: key, title: text }) => look(`filters.${key}`, field('fields', key, text)),
      filterPlaceholder: (key, text) => look(`filterPlaceholders.${key}`, text),
      assignment: (of, key, text) => look(`assignments.${of}.${key}`, text),
      branch: (text) => look(`branches.${text}`, text),
      refusal: (path, rule, text) => field('errors', `${path}.${rule}`, text),
      word: (path, key, text) => field('words', `${path}.${key}`, text),
      choice: (path, value, text) => field('choices', `${path}.${String(value)}`, text),
    };
  }, [translate, name, title, noun]);
}
