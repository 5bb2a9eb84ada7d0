import { useLocale } from 'ra-core';
import { chartTexts } from '../../i18n/en/chartTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { formatNumber } from '../../model/formatting/formatNumbers';
import { formatPercentage } from '../../model/formatting/formatPercentage';

/** Changes smaller than this share are read as none. */
const NOTICEABLE = 0.0005;

interface Props {
  /** The change as a share of the value before. */
  change: number;
  /** The name of the period before. */
  period: string;
  /** The change in percentage points, if the values are percentages. */
  points?: number | undefined;
}

/** Tells how much a value has changed: `▲ 8% above Sep 2026`. */
export function ValueChangeText({ change, period, points }: Props) {
  const t = useLazyTextTranslate('chart', chartTexts);
  const locale = useLocale();
  const isSame = Math.abs(change) < NOTICEABLE;
  const words = isSame ? 'same' : change > 0 ? 'more' : 'less';
  const rounded = Math.abs(Math.round((points ?? 0) * 10) / 10);
  const percent =
    points === undefined
      ? formatPercentage(Math.abs(change), locale)
      : t('points', { number: formatNumber(rounded, locale), smart_count: rounded });
  return (
    <span className="wd-trend-change">
      {!isSame && <span aria-hidden>{change > 0 ? '▲' : '▼'} </span>}
      {t(words, { percent, period })}
    </span>
  );
}
