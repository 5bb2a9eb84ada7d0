import { useMemo } from 'react';
import { useFormatTextsOfFields } from '../../../widgets/useFormatTexts';
import { ChartCards } from '../../chart/ChartCard';
import { getChartDataOfRecord } from '../../chart/chartData';
import type { SectionKindProps } from '../types';

/** A section with a chart of numbers from the record. */
export function Section({ section, module, record }: SectionKindProps) {
  const { chart } = section;
  const formatTexts = useFormatTextsOfFields();
  const { shape } = module.entity;
  const sets = useMemo(
    () => (chart && record ? getChartDataOfRecord({ chart, shape, formatTexts }, record) : undefined),
    [chart, shape, formatTexts, record],
  );
  if (!chart || !sets) return null;
  return (
    <ChartCards
      chartDataSets={sets}
      kind={chart.kind}
      title={section.title ?? sets[0]?.seriesNames.join(', ') ?? ''}
      isTable={chart.showTable === true}
    />
  );
}
