import { useRef, useState } from 'react';
import { chartTexts } from '../../i18n/en/chartTexts';
import { recordViewTexts } from '../../i18n/en/recordViewTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Chart } from '../../model/entity/entity';
import { renderColumnHeading } from '../../ui/renderColumnHeading';
import { lazyComponent } from '../../ui/lazyComponent';
import { SectionErrorBoundary } from '../../ui/SectionErrorBoundary';
import { Skeleton } from '../../ui/Skeleton';
import type { ChartData } from './types';
import { ChartHeader } from './ChartHeader';
import { PointLink } from './PointLink';

const HEIGHT = 220;

/** Lazy-loads the chart code, because it is large. The code and the data of a chart load in parallel. */
export const lazyRechartsChart = lazyComponent(
  () => import('./RechartsChart').then(({ RechartsChart }) => RechartsChart),
  {
    LoadingComponent: () => <Skeleton shape="block" height={HEIGHT} />,
    withoutMui: true,
  },
);

/**
 * Lazy-loads the menu of a chart. The space of the menu is reserved, so that the chart below the menu does not
 * shift when the menu has loaded.
 */
const chartMenu = lazyComponent(() => import('./ChartMenu').then(({ ChartMenu }) => ChartMenu), {
  withoutMui: true,
});

interface Props {
  figures: ChartData;
  kind: Chart['kind'];
  /** A sentence that describes the content of the chart. */
  title: string;
  /** Whether the same numbers are shown in another table nearby. The chart then has no table of its own. */
  isTold?: boolean;
  /** Whether the table of the chart is visible from the start. */
  isTable?: boolean;
}

interface TableProps extends Pick<Props, 'figures' | 'title'> {
  labelTitle: string;
  /** Whether the table is visible. A link in a hidden table could have the focus unseen. */
  isVisible: boolean;
}

function Table({ figures, title, labelTitle, isVisible }: TableProps) {
  const t = useLazyTextTranslate('chart', chartTexts);
  return (
    <table>
      <caption className="wd-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{renderColumnHeading(labelTitle)}</th>
          {figures.seriesNames.map((name) => (
            <th key={name} scope="col" className="wd-right">
              {renderColumnHeading(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.points.map((point, index) => {
          const label = point.isRunning ? t('soFar', { period: point.label }) : point.label;
          return (
            <tr key={`${point.label} ${index}`}>
              <th scope="row">{isVisible ? <PointLink point={point} text={label} /> : label}</th>
              {point.texts.map((text, series) => (
                <td key={figures.seriesNames[series]} className="wd-right">
                  {text}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Shows numbers as a chart and as a table. The table is either visible or only readable for screen readers. */
function ChartCard({ figures, kind, title, isTold = false, isTable = false }: Props) {
  const t = useLazyTextTranslate('view', recordViewTexts);
  const tChart = useLazyTextTranslate('chart', chartTexts);
  const containerRef = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(isTable);
  if (figures.points.length === 0 && !isTold) return <p className="wd-quiet">{t('noData')}</p>;
  const table = isTold ? undefined : { shown: isOpen, toggle: () => setIsOpen(!isOpen) };
  const { span } = figures;
  const labelTitle = (span ? tChart(span) : figures.labelTitle) ?? title;
  // The segments of a ring are listed beside it.
  const hasTable = !isTold && (isOpen || kind !== 'share');
  return (
    <figure ref={containerRef} className="wd-figure" aria-label={title}>
      <div className={span ? 'wd-figure-head wd-figure-series' : 'wd-figure-head'}>
        <ChartHeader {...figures} />
        <chartMenu.Component
          data={figures}
          title={title}
          labelTitle={labelTitle}
          chartRef={containerRef}
          table={table}
        />
      </div>
      <SectionErrorBoundary title={title} resetKeys={[figures]}>
        <lazyRechartsChart.Component data={figures} kind={kind} title={title} height={HEIGHT} />
      </SectionErrorBoundary>
      {hasTable && (
        <div className={isOpen ? 'wd-rows' : 'wd-hidden'}>
          <Table {...{ figures, title, labelTitle }} isVisible={isOpen} />
        </div>
      )}
    </figure>
  );
}

/** Renders a chart for each data set. The numbers of one data set have the same unit. */
export function ChartCards({
  chartDataSets,
  title,
  ...props
}: Omit<Props, 'figures'> & { chartDataSets: readonly ChartData[] }) {
  return chartDataSets.map((figures, index) => (
    <ChartCard
      key={figures.unit ?? index}
      {...props}
      figures={figures}
      title={chartDataSets.length > 1 && figures.unit ? `${title} (${figures.unit})` : title}
    />
  ));
}
