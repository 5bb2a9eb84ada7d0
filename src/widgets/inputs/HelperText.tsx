import type { ReactElement } from 'react';
import { countCharacters } from './restrictTyping';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { LongText } from '../../ui/LongText';
import { truncateHelp } from './truncateHelp';
import { FieldErrorText } from './FieldErrorText';

interface Props {
  error?: string | undefined;
  helperText?: string | undefined;
  /** Text whose characters are counted, up to `max`. If there is no counter, `text` and `max` are undefined. */
  text?: string | undefined;
  /** Whether the counter is always shown. By default, it is shown near the maximum only. */
  isAlwaysCounted?: boolean | undefined;
  /** Number of chosen options. It replaces the number of characters in the counter. */
  count?: number | undefined;
  max?: number | undefined;
  /** Whether the input is in a table row. For lack of space, only errors are then shown, or why it is disabled. */
  compact?: boolean;
  /** Whether the input is disabled. Its help text then says why. */
  disabled?: boolean;
}

/** Share of the maximum from which on the counter is shown. Below it, nobody needs to know the maximum. */
const COUNTED_SHARE = 0.8;

/**
 * Number of remaining characters from which on screen readers announce the counter. An announcement at every
 * keystroke would disturb the user.
 */
const NEAR = 10;

function Remaining({ count, max }: { count: number; max: number }) {
  const t = useAppTranslate();
  const left = max - count;
  const text = left < 0 ? t('text.over', { smart_count: -left }) : t('text.left', { smart_count: left });
  return <output className="wd-hidden">{left <= NEAR ? text : ''}</output>;
}

/** Returns the number that the counter shows. Returns undefined if the input has no counter, or none yet. */
function getShownCount({ text = '', count: chosen, max, isAlwaysCounted, compact }: Props): number | undefined {
  if (max === undefined) return undefined;
  const count = chosen ?? countCharacters(text);
  if (compact) return count > max ? count : undefined;
  // From the first choice on, the number of chosen options is of use: each choice changes it.
  const isCounted = isAlwaysCounted || (count > 0 && (chosen !== undefined || count >= max * COUNTED_SHARE));
  return isCounted ? count : undefined;
}

const getHelp = ({ helperText, compact, disabled }: Props): string | undefined =>
  compact && !disabled ? undefined : helperText;

/** The line below an input: the error message or the help text, and the counter. */
export function HelperText(props: Props) {
  const { error, count: chosen, max = 0 } = props;
  const count = getShownCount(props);
  return (
    <span className="wd-helper">
      <span>
        {error ? <FieldErrorText error={error} /> : <LongText text={getHelp(props) ?? ''} truncate={truncateHelp} />}
      </span>
      {count !== undefined && (
        <span className={count > max ? 'wd-helper-count wd-helper-over' : 'wd-helper-count'}>
          {`${count}/${max}`}
          {chosen === undefined && <Remaining count={count} max={max} />}
        </span>
      )}
    </span>
  );
}

const hasContent = (props: Props): boolean =>
  Boolean(props.error) || Boolean(getHelp(props)) || getShownCount(props) !== undefined;

/** Returns the line below an input. Returns undefined if the line would be empty. */
export const renderHelperText = (props: Props): ReactElement | undefined =>
  hasContent(props) ? <HelperText {...props} /> : undefined;
