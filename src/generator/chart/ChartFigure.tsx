import { useLocale } from 'ra-core';
import { useT } from '../../i18n/useT';
import type { Chart } from '../../model/entity';
import { late } from '../../ui/late';
import { Skeleton } from '../../ui/Skeleton';
import type { Figures } from './figures';
import type { DrawingProps } from './Drawing';

const HEIGHT = 220;

const drawing = late<DrawingProps>(() => import('./Drawing').then(({ Drawing }) => Drawing), {
  Waiting: () => <Skeleton shape="block" height={HEIGHT} />,
});

interface Props {
  figures: Figures;
  kind: Chart['kind'];
  /** What the picture shows, in one sentence. */
  title: string;
  /** The same numbers stand in a table of their own nearby. */
  isTold?: boolean;
  /** The table is there for everybody. */
  isTable?: boolean;
}

function Table({ figures, title }: Pick<Props, 'figures' | 'title'>) {
  const locale = useLocale();
  return (
    <table>
      <caption className="wd-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {figures.names.map((name) => (
            <th key={name} scope="col" className="wd-right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.points.map(({ at, values }, index) => (
          <tr key={`${at} ${index}`}>
            <th scope="row">{at}</th>
            {values.map((value, series) => (
              <td key={figures.names[series]} className="wd-right">
                {value?.toLocaleString(locale)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Figures as a picture, and as a table for those who cannot see it, or for everybody. */
export function ChartFigure({ figures, kind, title, isTold = false, isTable = false }: Props) {
  const t = useT();
  if (figures.points.length === 0 && !isTold) return <p className="wd-section-help">{t('list.empty')}</p>;
  return (
    <figure className="wd-figure" aria-label={title}>
      <drawing.Component figures={figures} kind={kind} height={HEIGHT} />
      {!isTold && (
        <div className={isTable ? 'wd-rows' : 'wd-hidden'}>
          <Table figures={figures} title={title} />
        </div>
      )}
    </figure>
  );
}
