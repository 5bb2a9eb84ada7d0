import type { TranslationMessages } from 'ra-core';

/**
 * Puts the texts of `schema/i18n/<language>.json` where the screens look for them: groups below
 * `navigation`, choices of option lists below `options`, the rest, by entity, below `entities`.
 */
export function mergeTexts(frame: TranslationMessages, texts: Record<string, unknown> = {}): TranslationMessages {
  const { $schema: _rules, navigation = {}, options = {}, ...entities } = texts;
  return { ...frame, navigation, options, entities } as TranslationMessages;
}
