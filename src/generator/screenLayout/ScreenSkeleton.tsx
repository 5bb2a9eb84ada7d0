import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Column, Entity } from '../../model/entity/entity';
import { Skeleton } from '../../ui/Skeleton';
import { getColumnWidth } from './columnWidths';
import { PageHeading } from './PageHeading';

const createRange = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Skeletons of table rows whose columns are not known yet. */
const SkeletonRows = ({ count }: { count: number }) =>
  createRange(count).map((row) => (
    <div key={row} className="wd-skeleton-row">
      <Skeleton />
    </div>
  ));

/**
 * Approximate widths of cell contents in pixels. They keep the column headings almost in place when the rows have
 * loaded.
 */
const LABEL_WIDTH = 200;
const TEXT_WIDTH = 100;
const BOX_WIDTH = 18;
const FACTS_WIDTH = 280;

const getWidth = (column: Column, entity: Pick<Entity, 'ids' | 'titleField'>): number =>
  getColumnWidth(column, entity) ?? (column.field === entity.titleField ? LABEL_WIDTH : TEXT_WIDTH);

interface CellsProps {
  count: number;
  columns: readonly Column[];
  entity: Pick<Entity, 'ids' | 'titleField'>;
  /** Whether each row starts with a checkbox. */
  before: boolean;
  /** Whether each row ends with a menu. */
  after: boolean;
}

const Box = ({ width }: { width: number }) => (
  <td>
    <Skeleton width={width} />
  </td>
);

/** Skeletons of table rows whose columns are already known. */
export const SkeletonCells = ({ count, columns, entity, before, after }: CellsProps) =>
  createRange(count).map((row) => (
    <tr key={row} aria-hidden className="wd-skeleton-cells">
      {before && <Box width={BOX_WIDTH} />}
      {columns.map((column) => (
        <td key={column.field} style={{ textAlign: column.align }}>
          <Skeleton width={getWidth(column, entity)} />
        </td>
      ))}
      {after && <Box width={0} />}
    </tr>
  ));

/** Skeletons of the cards that replace table rows on a phone. Each card has a heading and a line for each value. */
export const SkeletonCards = ({ count, lines }: { count: number; lines: number }) =>
  createRange(count).map((card) => (
    <div key={card} className="wd-card wd-skeleton-card">
      <Skeleton className="wd-skeleton-title" />
      {createRange(lines).map((line) => (
        <Skeleton key={line} width="45%" />
      ))}
    </div>
  ));

/** Skeleton of the details in the header of a record screen. */
const FactsSkeleton = () => (
  <div className="wd-record-facts" aria-hidden>
    <Skeleton width={FACTS_WIDTH} />
  </div>
);

interface Props {
  /** The title of the screen. Undefined while it is unknown whether the user may see it. */
  title?: string;
  view: 'list' | 'form' | 'record';
  rows: number;
  /** Whether the loaded screen has a back button before its title. */
  hasBack?: boolean;
}

const BACK = 40;

interface HeadingProps extends Required<Pick<Props, 'title' | 'hasBack'>> {
  hasToolbar: boolean;
}

function Heading({ title, hasBack, hasToolbar }: HeadingProps) {
  const t = useAppTranslate();
  return (
    <>
      <output className="wd-hidden">{t('screen.loading', { title })}</output>
      <PageHeading
        title={title}
        hasToolbar={hasToolbar}
        before={hasBack ? <Skeleton shape="block" width={BACK} height={BACK} /> : undefined}
      />
    </>
  );
}

/**
 * Skeleton that is shown while the code and the entity definition of a screen are loading. `index.html` contains
 * the same markup.
 */
export function ScreenSkeleton({ title, view, rows, hasBack = false }: Props) {
  return (
    <div aria-busy>
      {title === undefined ? (
        <div className="wd-heading" data-toolbar={view === 'list' ? '' : undefined}>
          <Skeleton shape="block" />
        </div>
      ) : (
        <Heading title={title} hasBack={hasBack} hasToolbar={view === 'list'} />
      )}
      {view === 'record' && <FactsSkeleton />}
      {view === 'list' && <Skeleton shape="block" className="wd-skeleton-filters" />}
      <div aria-hidden className="wd-card wd-skeleton-rows">
        {/* A list has two more bars than rows: one for the table head and one for the pagination. */}
        <SkeletonRows count={view === 'list' ? rows + 2 : 6} />
      </div>
    </div>
  );
}
