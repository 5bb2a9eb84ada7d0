import { ValidationError } from 'ra-core';
import { LongText, truncateText } from '../../ui/LongText';
import { useServerMessageLanguage } from '../context/serverMessages';

/**
 * The error message of a field. A message of the server may be in another language than the screen, and is truncated
 * if it is too long.
 */
export function FieldErrorText({ error }: { error: string }) {
  const language = useServerMessageLanguage(error);
  const text = truncateText(error) === undefined ? <ValidationError error={error} /> : <LongText text={error} />;
  return language === undefined ? text : <span lang={language}>{text}</span>;
}
