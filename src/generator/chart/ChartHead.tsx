import { useLocale } from 'ra-core';
import { chartTexts } from '../../i18n/en/chartTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { formatPercentage } from '../../model/formatting/formatPercentage';
import type { ChartData } from './types';
import { comparePeriods } from './timeSeries';

/** Changes smaller than this share are read as none. */
const NOTICEABLE = 0.0005;

/** Compares the last complete period of a time series with the one before: `Oct 2026 · 61 kWh ▲ 8% more than Sep 2026`. */
function Trend({ points }: Pick<ChartData, 'points'>) {
  const t = useLazyTextTranslate('chart', chartTexts);
  const locale = useLocale();
  const comparison = comparePeriods(points);
  if (!comparison) return null;
  const { last, before, change } = comparison;
  const isSame = Math.abs(change) < NOTICEABLE;
  const words = isSame ? 'same' : change > 0 ? 'more' : 'less';
  return (
    <p className="wd-trend">
      {t('value', { period: last.label, value: last.texts[0] })}{' '}
      <span className="wd-trend-change">
        {!isSame && <span aria-hidden>{change > 0 ? '▲' : '▼'} </span>}
        {t(words, { percent: formatPercentage(Math.abs(change), locale), period: before.label })}
      </span>
    </p>
  );
}

/** The span of a chart, the unit of its values and, of a time series, the latest change. */
export function ChartHead({ seriesNames, unit, span, points }: ChartData) {
  const t = useLazyTextTranslate('chart', chartTexts);
  const [first, last] = [points[0], points.at(-1)];
  const period =
    span &&
    (last?.isRunning
      ? t(`last.${span}`, { smart_count: points.length })
      : t('fromTo', { from: first?.label, to: last?.label }));
  return (
    <div>
      <p className="wd-quiet">{[period, unit].filter(Boolean).join(' · ')}</p>
      {span && seriesNames.length === 1 && <Trend points={points} />}
    </div>
  );
}
