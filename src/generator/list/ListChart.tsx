import { useMemo } from 'react';
import { chartTexts } from '../../i18n/en/chartTexts';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Entity } from '../../model/entity/entity';
import { SectionErrorBoundary } from '../../ui/SectionErrorBoundary';
import { useFormatTextsOfFields } from '../../widgets/useFormatTexts';
import { ChartCards } from '../chart/ChartCard';
import { getChartDataOfRows } from '../chart/chartData';
import { useEntityLinks } from '../shared/entityLinks';
import type { Row } from '../shared/listRowIds';
import { joinTexts } from '../../model/formatting/joinTexts';

interface ListChartProps {
  entity: Entity;
  rows: readonly Row[];
}

function Chart({ entity, rows }: ListChartProps) {
  const t = useLazyTextTranslate('chart', chartTexts);
  const chart = entity.list?.chart;
  const formatTexts = useFormatTextsOfFields();
  const { shape } = entity;
  const getLink = useEntityLinks([chart?.link, ...Object.values(chart?.linksByKey ?? {})]);
  const sets = useMemo(
    () => (chart ? getChartDataOfRows({ chart, shape, formatTexts, getLink }, rows) : undefined),
    [chart, shape, formatTexts, getLink, rows],
  );
  if (!chart || !sets) return null;
  const title = joinTexts(sets[0]?.seriesNames ?? []);
  return (
    <section className="wd-section wd-card">
      <h2 className="wd-section-title">{title}</h2>
      <ChartCards chartDataSets={sets} kind={chart.kind} title={t('ofRows', { value: title })} isTold />
    </section>
  );
}

/** Chart with one point for each row of the page. The table below the chart contains the same numbers. */
export function ListChart(props: ListChartProps) {
  const t = useAppTranslate();
  return (
    <SectionErrorBoundary title={t('list.chart')} resetKeys={[props.entity, props.rows]}>
      <Chart {...props} />
    </SectionErrorBoundary>
  );
}
