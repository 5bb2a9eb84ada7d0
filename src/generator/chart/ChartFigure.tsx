import { useRef, useState } from 'react';
import { useT } from '../../i18n/useT';
import type { Chart } from '../../model/entity/entity';
import { headingOf } from '../../ui/headingOf';
import { late } from '../../ui/late';
import { PartBoundary } from '../../ui/PartBoundary';
import { Skeleton } from '../../ui/Skeleton';
import type { ChartMenuProps } from './ChartMenu';
import type { DrawingProps } from './look';
import type { Figures } from './figures';

const HEIGHT = 220;

/** Its code is large: who waits for figures has it fetched meanwhile. */
export const drawing = late<DrawingProps>(() => import('./Drawing').then(({ Drawing }) => Drawing), {
  Waiting: () => <Skeleton shape="block" height={HEIGHT} />,
  plain: true,
});

/** Its place is kept: the picture below must not jump when it comes. */
const chartMenu = late<ChartMenuProps>(() => import('./ChartMenu').then(({ ChartMenu }) => ChartMenu), {
  plain: true,
});

interface Props {
  figures: Figures;
  kind: Chart['kind'];
  /** What the picture shows, in one sentence. */
  title: string;
  /** The same numbers stand in a table of their own nearby. */
  isTold?: boolean;
  /** The table is there for everybody from the start. */
  isTable?: boolean;
}

function Table({ figures, title }: Pick<Props, 'figures' | 'title'>) {
  return (
    <table>
      <caption className="wd-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{headingOf(title)}</th>
          {figures.names.map((name) => (
            <th key={name} scope="col" className="wd-right">
              {headingOf(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.points.map(({ at, texts }, index) => (
          <tr key={`${at} ${index}`}>
            <th scope="row">{at}</th>
            {texts.map((text, series) => (
              <td key={figures.names[series]} className="wd-right">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Figures as a picture, and as a table for those who cannot see it, or for everybody. */
function ChartFigure({ figures, kind, title, isTold = false, isTable = false }: Props) {
  const t = useT();
  const place = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(isTable);
  if (figures.points.length === 0 && !isTold) return <p className="wd-quiet">{t('section.noData')}</p>;
  const table = isTold ? undefined : { shown: isOpen, toggle: () => setIsOpen(!isOpen) };
  return (
    <figure ref={place} className="wd-figure" aria-label={title}>
      <div className="wd-figure-head">
        <span className="wd-quiet">{figures.unit}</span>
        <chartMenu.Component figures={figures} title={title} place={place} table={table} />
      </div>
      <PartBoundary title={title} versions={[figures]}>
        <drawing.Component figures={figures} kind={kind} title={title} height={HEIGHT} />
      </PartBoundary>
      {!isTold && (
        <div className={isOpen ? 'wd-rows' : 'wd-hidden'}>
          <Table figures={figures} title={title} />
        </div>
      )}
    </figure>
  );
}

/** One picture, or one for each unit that figures are counted in. */
export function ChartFigures({ sets, title, ...props }: Omit<Props, 'figures'> & { sets: readonly Figures[] }) {
  return sets.map((figures, index) => (
    <ChartFigure
      key={figures.unit ?? index}
      {...props}
      figures={figures}
      title={sets.length > 1 && figures.unit ? `${title} (${figures.unit})` : title}
    />
  ));
}
