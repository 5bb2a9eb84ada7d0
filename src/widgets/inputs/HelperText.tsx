import type { ReactElement } from 'react';
import { ValidationError } from 'ra-core';
import { countCharacters } from './keystrokeFilter';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { truncateText, LongText } from '../../ui/LongText';

interface Props {
  error?: string | undefined;
  helperText?: string | undefined;
  /** Text and maximum of the character counter. Absent if nothing is counted. */
  text?: string | undefined;
  /** Number of chosen options, counted instead of the characters of a text. */
  count?: number | undefined;
  max?: number | undefined;
  /** In a row: only errors are shown, for lack of space. */
  compact?: boolean;
}

/**
 * From this many remaining characters on, the counter is announced by screen readers. Announcing it at every
 * keystroke would be too much.
 */
const NEAR = 10;

function Remaining({ count, max }: { count: number; max: number }) {
  const t = useAppTranslate();
  const left = max - count;
  const text = left < 0 ? t('text.over', { smart_count: -left }) : t('text.left', { smart_count: left });
  return <output className="wd-hidden">{left <= NEAR ? text : ''}</output>;
}

/** A server error may be longer than fits below an input. */
const Refusal = ({ error }: { error: string }) =>
  truncateText(error) === undefined ? <ValidationError error={error} /> : <LongText text={error} />;

/** The line below an input: its error or its help text, and the counter. */
export function HelperText({ error, helperText, text = '', count: chosen, max, compact = false }: Props) {
  const count = chosen ?? countCharacters(text);
  const over = max !== undefined && count > max;
  const counted = max !== undefined && (!compact || over);
  return (
    <span className="wd-helper">
      <span>{error ? <Refusal error={error} /> : compact ? null : helperText}</span>
      {counted && (
        <span className={over ? 'wd-helper-count wd-helper-over' : 'wd-helper-count'}>
          {`${count}/${max}`}
          {chosen === undefined && <Remaining count={count} max={max} />}
        </span>
      )}
    </span>
  );
}

const hasContent = ({ error, helperText, text = '', max, compact }: Props): boolean =>
  Boolean(error) ||
  (compact ? max !== undefined && countCharacters(text) > max : Boolean(helperText) || max !== undefined);

/** Returns the line below an input, or undefined if it would be empty. */
export const renderHelperText = (props: Props): ReactElement | undefined =>
  hasContent(props) ? <HelperText {...props} /> : undefined;
