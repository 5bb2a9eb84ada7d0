import { useMemo } from 'react';
import { useT } from '../../i18n/useT';
import type { Entity } from '../../model/entity/entity';
import { PartBoundary } from '../../ui/PartBoundary';
import { useFigureWords } from '../../widgets/useWords';
import { ChartFigures } from '../chart/ChartFigure';
import { figureSetsOfRows } from '../chart/figures';
import type { Row } from '../records/row';

export interface ListChartProps {
  entity: Entity;
  rows: readonly Row[];
}

function Chart({ entity, rows }: ListChartProps) {
  const t = useT();
  const chart = entity.list?.chart;
  const words = useFigureWords();
  const { shape } = entity;
  const sets = useMemo(
    () => (chart ? figureSetsOfRows({ chart, shape, words }, rows) : undefined),
    [chart, shape, words, rows],
  );
  if (!chart || !sets) return null;
  const title = sets[0]?.names.join(', ') ?? '';
  return (
    <section className="wd-section wd-card">
      <h2 className="wd-section-title">{title}</h2>
      <ChartFigures sets={sets} kind={chart.kind} title={t('list.chartOf', { value: title })} isTold />
    </section>
  );
}

/** A figure for each row of the page; the numbers stand in the table below as well. */
export function ListChart(props: ListChartProps) {
  const t = useT();
  return (
    <PartBoundary title={t('list.chart')} versions={[props.entity, props.rows]}>
      <Chart {...props} />
    </PartBoundary>
  );
}
