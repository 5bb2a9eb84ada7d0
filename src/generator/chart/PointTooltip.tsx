import type { TooltipContentProps } from 'recharts';
import { chartTexts } from '../../i18n/en/chartTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { useColors } from '../../ui/theme/useColors';
import type { ChartData, ChartPoint } from './types';
import { getTooltipStyles } from './chartStyles';

interface PointTooltipProps extends Partial<Pick<TooltipContentProps, 'active' | 'payload'>> {
  seriesNames: ChartData['seriesNames'];
}

/**
 * Names the values of a point of a chart, and the list to which a click or Enter leads. Screen readers read it. The
 * chart sets `active` and `payload`.
 */
export function PointTooltip({ active, payload = [], seriesNames }: PointTooltipProps) {
  const t = useLazyTextTranslate('chart', chartTexts);
  const { contentStyle, labelStyle } = getTooltipStyles(useColors());
  const point = (payload[0]?.payload as { point: ChartPoint } | undefined)?.point;
  if (!active || !point) return null;
  const { label, isRunning, texts, link } = point;
  return (
    <output aria-live="assertive" className="wd-chart-tip" style={{ ...contentStyle, ...labelStyle }}>
      <b>{isRunning ? t('soFar', { period: label }) : label}</b>
      {seriesNames.map((name, index) => texts[index] && <span key={name}>{`${name}: ${texts[index]}`}</span>)}
      {link && <span className="wd-quiet">{t('open', { title: link.title })}</span>}
    </output>
  );
}
