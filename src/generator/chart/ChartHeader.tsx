import { chartTexts } from '../../i18n/en/chartTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { ValueChangeText } from './ValueChangeText';
import type { ChartData } from './types';
import { comparePeriods } from './timeSeries';

/** Compares the last complete period of a time series with the one before: `Oct 2026 · 61 kWh ▲ 8% above Sep 2026`. */
function Trend({ points }: Pick<ChartData, 'points'>) {
  const t = useLazyTextTranslate('chart', chartTexts);
  const comparison = comparePeriods(points);
  if (!comparison) return null;
  const { last, before, change } = comparison;
  return (
    <p className="wd-trend">
      {t('value', { period: last.label, value: last.texts[0] })}{' '}
      <ValueChangeText change={change} period={before.label} />
    </p>
  );
}

/** The span of a chart, the unit of its values and, of a time series, the latest change. */
export function ChartHeader({ seriesNames, unit, span, isSpanNamed = true, points }: ChartData) {
  const t = useLazyTextTranslate('chart', chartTexts);
  const [first, last] = [points[0], points.at(-1)];
  // The heading around the chart names the current period. A series that ended earlier names its own.
  const isNamed = isSpanNamed || !last?.isRunning;
  const period =
    span &&
    isNamed &&
    (last?.isRunning
      ? t(`last.${span}`, { smart_count: points.length })
      : t('fromTo', { from: first?.label, to: last?.label }));
  const facts = [period, unit].filter(Boolean).join(' · ');
  return (
    <div>
      {facts && <p className="wd-quiet">{facts}</p>}
      {span && seriesNames.length === 1 && <Trend points={points} />}
    </div>
  );
}
