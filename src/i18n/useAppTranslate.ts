import { useCallback } from 'react';
import { useTranslate } from 'ra-core';
import { appTexts } from './en';

type Keys<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Keys<Texts[Key]>}`;
}[keyof Texts & string];

/** Key of one of the app's texts in `en`, such as `list.nextPage`. */
export type TextKey = Keys<typeof appTexts>;

/** Translates a text into the current language. */
export type AppTranslate = (key: TextKey, values?: Readonly<Record<string, unknown>>) => string;

const getTextAtPath = (texts: object, key: string): string =>
  key.split('.').reduce<unknown>((at, step) => Object(at)[step], texts) as string;

/**
 * Returns the translation function of the app's texts. Their keys are type-checked against `en`. A text without a
 * translation is shown in English.
 */
export function useAppTranslate(): AppTranslate {
  const translate = useTranslate();
  return useCallback(
    (key, values) => translate(`wd.${key}`, { _: getTextAtPath(appTexts, key), ...values }),
    [translate],
  );
}

/** Translates a text of a lazy-loaded component, which contains its own English texts. */
export type TranslateTexts<Texts> = (key: Keys<Texts>, values?: Readonly<Record<string, unknown>>) => string;

/** @param name key of the texts in the other languages */
export function useLazyTexts<Texts extends object>(name: string, texts: Texts): TranslateTexts<Texts> {
  const translate = useTranslate();
  return useCallback(
    (key, values) => translate(`wd.${name}.${key}`, { _: getTextAtPath(texts, key), ...values }),
    [translate, name, texts],
  );
}
