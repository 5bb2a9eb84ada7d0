import { useEffect } from 'react';
import { useLocale } from 'ra-core';
import { clockTexts } from '../i18n/en/clockTexts';
import { useLazyTextTranslate } from '../i18n/useAppTranslate';
import { formatDateTime } from '../model/formatting/formatDates';
import { useCurrentTime } from '../widgets/context/clock';
import { useConfig } from '../widgets/context/config';
import { getDateTimeInTimeZone } from '../widgets/useToday';
import { trackPrintedValues } from './printedValues';
import './print.css';
import './printedForms.css';

/** Returns the name of a time zone at a time: `Singapore Time`, `GMT+8`. */
function getZoneName(
  language: string,
  timeZone: string | undefined,
  timeZoneName: 'shortGeneric' | 'shortOffset',
  at: Date,
) {
  const format = new Intl.DateTimeFormat(language, { timeZoneName, ...(timeZone ? { timeZone } : {}) });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * The clock that all times of the app follow: the operator's time, and the name of the time zone. In print it has
 * the date, too. It is loaded after the first screen together with all that is needed for printing.
 */
export function OperatorClock() {
  const t = useLazyTextTranslate('clock', clockTexts);
  const language = useLocale();
  const { timeZone } = useConfig();
  const now = useCurrentTime();
  useEffect(trackPrintedValues, []);
  const local = getDateTimeInTimeZone(timeZone, now);
  const rule = t('rule', { zone: getZoneName(language, timeZone, 'shortOffset', now) });
  return (
    <p className="wd-clock" title={rule}>
      <span className="wd-print-only">{formatDateTime(local, false, language)} </span>
      <time dateTime={now.toISOString()}>{local.slice(11)}</time> {getZoneName(language, timeZone, 'shortGeneric', now)}
      <span className="wd-hidden">. {rule}</span>
    </p>
  );
}
