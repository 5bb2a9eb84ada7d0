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
}

/** Figures as a picture, and as a table for those who cannot see it. */
export function ChartFigure({ figures, kind, title, isTold = false }: Props) {
  return (
    <figure className="wd-figure" aria-label={title}>
      <drawing.Component figures={figures} kind={kind} height={HEIGHT} />
      {!isTold && (
        <table className="wd-hidden">
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{title}</th>
              {figures.names.map((name) => (
                <th key={name} scope="col">
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
                  <td key={figures.names[series]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
}
