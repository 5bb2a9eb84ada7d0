import { findNearestText } from '../../model/values/nearTexts';
import type { ImportTranslate } from './useImportTranslate';
import { joinTexts } from '../../model/formatting/joinTexts';

/** More options than these are not listed in a message. */
const MAX_LISTED = 8;

/** Returns the message for a text that is no option of a field: with the nearest option, or all if they are few. */
export function getOptionErrorText(
  title: string,
  value: string,
  labels: readonly string[],
  t: ImportTranslate,
): string {
  const near = findNearestText(value, labels);
  if (near !== undefined) return t('option.near', { title, value, near });
  if (labels.length <= MAX_LISTED) return t('option.allowed', { title, value, options: joinTexts(labels) });
  return t('option.unknown', { title, value });
}
