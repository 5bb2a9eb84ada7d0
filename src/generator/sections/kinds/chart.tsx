import { useMemo } from 'react';
import { ChartFigure } from '../../chart/ChartFigure';
import { figuresOf } from '../../chart/figures';
import type { SectionKindProps } from '../types';

/** Figures of the record as a picture. */
export function Section({ section, module, record }: SectionKindProps) {
  const { chart } = section;
  const figures = useMemo(
    () => (chart && record ? figuresOf(chart, module.entity.shape, record) : undefined),
    [chart, module, record],
  );
  if (!chart || !figures) return null;
  return (
    <ChartFigure
      figures={figures}
      kind={chart.kind}
      title={section.title ?? figures.names.join(', ')}
      isTable={chart.table === true}
    />
  );
}
