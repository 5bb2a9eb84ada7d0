import { useMemo } from 'react';
import { useFormatTextsOfFields } from '../../../widgets/useFormatTexts';
import { ChartCards } from '../../chart/ChartCard';
import { getChartDataOfRecord } from '../../chart/chartData';
import type { ChartData } from '../../chart/types';
import { useEntityLinks } from '../../shared/entityLinks';
import type { SectionKindProps } from '../types';
import { joinTexts } from '../../../model/formatting/joinTexts';

const nameSeries = ({ seriesNames }: ChartData, tabTitle: string): string[] =>
  seriesNames.length === 1 ? [tabTitle] : seriesNames;

/** A section with a chart of numbers from the record. */
export function Section({ section, module, record, tabTitle }: SectionKindProps) {
  const { chart } = section;
  const formatTexts = useFormatTextsOfFields();
  const { shape } = module.entity;
  const getLink = useEntityLinks([chart?.link, ...Object.values(chart?.linksByKey ?? {})]);
  const sets = useMemo(
    () => (chart && record ? getChartDataOfRecord({ chart, shape, formatTexts, getLink }, record) : undefined),
    [chart, shape, formatTexts, getLink, record],
  );
  if (!chart || !sets) return null;
  // What the figures are depends on the tab.
  const named = tabTitle === undefined ? sets : sets.map((set) => ({ ...set, seriesNames: nameSeries(set, tabTitle) }));
  return (
    <ChartCards
      chartDataSets={named}
      kind={chart.kind}
      title={section.title ?? joinTexts(named[0]?.seriesNames ?? [])}
      isTable={chart.showTable === true}
    />
  );
}
