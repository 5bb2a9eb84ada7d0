import { useCallback } from 'react';
import { useTranslate } from 'ra-core';
import { appTexts } from './en';

type Keys<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Keys<Texts[Key]>}`;
}[keyof Texts & string];

/** The key of one of the app's texts in `en`, such as `list.nextPage`. */
export type TextKey = Keys<typeof appTexts>;

/** Translates a text into the current language. */
export type AppTranslate = (key: TextKey, values?: Readonly<Record<string, unknown>>) => string;

const getTextAtPath = (texts: object, key: string): string =>
  key.split('.').reduce<unknown>((at, step) => Object(at)[step], texts) as string;

/**
 * Returns the function that translates certain texts.
 * @param texts the English texts, under the same keys as in translations
 */
export function useTextTranslate<Texts extends object>(texts: Texts): LazyTextTranslate<Texts> {
  const translate = useTranslate();
  return useCallback(
    (key, values) => translate(`wd.${key}`, { _: getTextAtPath(texts, key), ...values }),
    [translate, texts],
  );
}

/**
 * Returns the function that translates the app's texts. The type checker compares the keys with `en`. A text
 * without a translation is shown in English.
 */
export const useAppTranslate = (): AppTranslate => useTextTranslate(appTexts);

/** Translates a text of a lazy-loaded component. The English texts are part of the component's chunk. */
export type LazyTextTranslate<Texts> = (key: Keys<Texts>, values?: Readonly<Record<string, unknown>>) => string;

/**
 * Returns the function that translates the texts of a lazy-loaded component.
 * @param name the key below which translations contain these texts
 * @param texts the English texts
 */
export function useLazyTextTranslate<Texts extends object>(name: string, texts: Texts): LazyTextTranslate<Texts> {
  const translate = useTranslate();
  return useCallback(
    (key, values) => translate(`wd.${name}.${key}`, { _: getTextAtPath(texts, key), ...values }),
    [translate, name, texts],
  );
}
