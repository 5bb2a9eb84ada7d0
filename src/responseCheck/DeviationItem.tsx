import { useLocale } from 'ra-core';
import { deviationTexts } from '../i18n/en/deviationTexts';
import { useLazyTextTranslate } from '../i18n/useAppTranslate';
import { useConfig } from '../widgets/context/config';
import type { ObservedDeviation } from './deviationStore';

/** A time in the operator's time zone, to the second. */
function Time({ title, value }: { title: string; value: number }) {
  const locale = useLocale();
  const { timeZone } = useConfig();
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  });
  return (
    <span>
      {title} <time dateTime={new Date(value).toISOString()}>{format.format(value)}</time>
    </span>
  );
}

/** One deviation: its field, what was expected and what was seen, its calls, and how often and when it was seen. */
export function DeviationItem({ deviation }: { deviation: ObservedDeviation }) {
  const t = useLazyTextTranslate('deviations', deviationTexts);
  const { field, expected, seen, calls, count, firstSeen, lastSeen } = deviation;
  return (
    <li className="wd-deviation">
      <div className="wd-deviation-head">
        {field === undefined ? <strong>{t('wholeResponse')}</strong> : <code>{field}</code>}
        <span className="wd-deviation-count">{t('times', { smart_count: count })}</span>
      </div>
      {/* The descriptions are in English, as in the output of the command that compares an API with the schema files. */}
      <dl>
        <div>
          <dt>{t('expected')}</dt>
          <dd lang="en">{expected}</dd>
        </div>
        <div>
          <dt>{t('seen')}</dt>
          <dd lang="en">{seen}</dd>
        </div>
        <div>
          <dt>{t(calls.length === 1 ? 'call' : 'calls')}</dt>
          {calls.map((call) => (
            <dd key={call}>
              <code>{call}</code>
            </dd>
          ))}
        </div>
      </dl>
      <div className="wd-deviation-times">
        <Time title={t('first')} value={firstSeen} />
        <Time title={t('last')} value={lastSeen} />
      </div>
    </li>
  );
}
