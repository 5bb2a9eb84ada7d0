import { useCallback } from 'react';
import { useTranslate } from 'ra-core';
import { appTexts } from './en';

type Keys<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Keys<Texts[Key]>}`;
}[keyof Texts & string];

/** A text of the frame, as it stands in `en`: `list.nextPage`. */
export type TextKey = Keys<typeof appTexts>;

/** Says a text in the language of the page. */
export type AppTranslate = (key: TextKey, values?: Readonly<Record<string, unknown>>) => string;

const textAt = (texts: object, key: string): string =>
  key.split('.').reduce<unknown>((at, step) => Object(at)[step], texts) as string;

/**
 * The frame's own texts: each stands once, in `en`; a key that is not there is no key. A text that
 * nobody has translated is shown in English.
 */
export function useAppTranslate(): AppTranslate {
  const translate = useTranslate();
  return useCallback((key, values) => translate(`wd.${key}`, { _: textAt(appTexts, key), ...values }), [translate]);
}

/** Says a text of a part that brings its own English along, as it comes on demand. */
export type TranslateTexts<Texts> = (key: Keys<Texts>, values?: Readonly<Record<string, unknown>>) => string;

/** @param name under which the other languages have the texts */
export function useLazyTexts<Texts extends object>(name: string, texts: Texts): TranslateTexts<Texts> {
  const translate = useTranslate();
  return useCallback(
    (key, values) => translate(`wd.${name}.${key}`, { _: textAt(texts, key), ...values }),
    [translate, name, texts],
  );
}
