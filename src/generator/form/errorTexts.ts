import { useCallback } from 'react';
import { useTranslate } from 'ra-core';
import type { Entity } from '../../model/entity';
import type { FieldError } from '../../model/messages';
import { useTexts } from '../../widgets/useTexts';

const PLACEHOLDER = /\{(limit|title|min|max)\}/g;

/** `Max {limit} characters` → `Max 100 characters`; an unknown placeholder stays as it is written. */
export const fillText = (text: string, args: Record<string, unknown>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => (args[name] === undefined ? whole : String(args[name])));

/** The text of an error in the language of the page. */
export type ErrorText = (error: FieldError) => string;

/**
 * Placeholders are filled after translation, so that a translation may place them as it likes. A
 * branch's text is its own key: the field's translation would say something else.
 */
export function useErrorText(entity: Entity): ErrorText {
  const translate = useTranslate();
  const texts = useTexts(entity);
  return useCallback(
    ({ source, rule, path, fieldPath, text, args }) => {
      const key = source === 'field' ? `entities.${entity.name}.errors.${fieldPath}.${rule}` : `wd.rule.${rule}`;
      const translated = source === 'branch' ? texts.branch(text) : translate(key, { _: text });
      return fillText(translated, { ...args, title: texts.label(path, { title: args.title }) });
    },
    [translate, texts, entity.name],
  );
}
