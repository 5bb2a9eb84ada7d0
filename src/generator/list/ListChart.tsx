import { useMemo } from 'react';
import { useT } from '../../i18n/useT';
import type { Entity } from '../../model/entity';
import { useFigureWords } from '../../widgets/useWords';
import { ChartFigure } from '../chart/ChartFigure';
import { figuresOfRows } from '../chart/figures';
import type { Row } from './row';

export interface ListChartProps {
  entity: Entity;
  rows: readonly Row[];
}

/** A figure for each row of the page; the numbers stand in the table below as well. */
export function ListChart({ entity, rows }: ListChartProps) {
  const t = useT();
  const chart = entity.list?.chart;
  const words = useFigureWords();
  const { shape } = entity;
  const figures = useMemo(
    () => (chart ? figuresOfRows({ chart, shape, words }, rows) : undefined),
    [chart, shape, words, rows],
  );
  if (!chart || !figures) return null;
  const title = figures.names.join(', ');
  return (
    <section className="wd-section wd-card">
      <h2 className="wd-section-title">{title}</h2>
      <ChartFigure figures={figures} kind={chart.kind} title={t('list.chartOf', { value: title })} isTold />
    </section>
  );
}
