import { useMemo } from 'react';
import { useFigureWords } from '../../../widgets/useWords';
import { ChartFigure } from '../../chart/ChartFigure';
import { figuresOf } from '../../chart/figures';
import type { SectionKindProps } from '../types';

/** Figures of the record as a picture. */
export function Section({ section, module, record }: SectionKindProps) {
  const { chart } = section;
  const words = useFigureWords();
  const { shape } = module.entity;
  const figures = useMemo(
    () => (chart && record ? figuresOf({ chart, shape, words }, record) : undefined),
    [chart, shape, words, record],
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
