import { ValidationError } from 'ra-core';
import { countCharacters } from './textInputFilter';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { truncateText, LongText } from '../../ui/LongText';

interface Props {
  error?: string;
  helperText?: string;
  /** Text and limit of the counter; absent where nothing is counted. */
  text?: string;
  /** Of what is chosen, in place of the characters of a text. */
  count?: number;
  max?: number;
  /** A row has room for what is wrong, and for nothing else. */
  compact?: boolean;
}

/** From here on a screen reader is told what is left; at every key it would talk without end. */
const NEAR = 10;

function Remaining({ count, max }: { count: number; max: number }) {
  const t = useAppTranslate();
  const left = max - count;
  const text = left < 0 ? t('text.over', { smart_count: -left }) : t('text.left', { smart_count: left });
  return <output className="wd-hidden">{left <= NEAR ? text : ''}</output>;
}

/** A server may say more than fits below an input. */
const Refusal = ({ error }: { error: string }) =>
  truncateText(error) === undefined ? <ValidationError error={error} /> : <LongText text={error} />;

/** Whether the line under an input has anything to say. */
export const hasHelperText = ({ error, helperText, text = '', max, compact }: Props): boolean =>
  Boolean(error) ||
  (compact ? max !== undefined && countCharacters(text) > max : Boolean(helperText) || max !== undefined);

/** The line under an input: its error or its help, and how much of the limit is used. */
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
