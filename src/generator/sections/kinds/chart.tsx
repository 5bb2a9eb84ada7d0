import { useMemo } from 'react';
import { useFigureWords } from '../../../widgets/useWords';
import { ChartFigures } from '../../chart/ChartFigure';
import { figureSetsOf } from '../../chart/figures';
import type { SectionKindProps } from '../types';

/** Figures of the record as a picture. */
export function Section({ section, module, record }: SectionKindProps) {
  const { chart } = section;
  const words = useFigureWords();
  const { shape } = module.entity;
  const sets = useMemo(
    () => (chart && record ? figureSetsOf({ chart, shape, words }, record) : undefined),
    [chart, shape, words, record],
  );
  if (!chart || !sets) return null;
  return (
    <ChartFigures
      sets={sets}
      kind={chart.kind}
      title={section.title ?? sets[0]?.names.join(', ') ?? ''}
      isTable={chart.showTable === true}
    />
  );
}
