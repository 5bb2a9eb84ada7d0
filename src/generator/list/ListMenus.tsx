import type { Entity } from '../../model/entity/entity';
import { ViewsMenu } from '../savedViews/ViewsMenu';
import { ColumnsMenu } from './ColumnsMenu';
import type { ListController } from './useListParams';
import { useDensity } from './useDensity';
import type { VisibleColumns } from './useVisibleColumns';

export interface ListMenusProps {
  entity: Entity;
  list: Pick<ListController, 'params' | 'rules'>;
  columns: VisibleColumns;
}

/** The menus in the heading of a list: its saved views, its columns and the density of its rows. */
export function ListMenus({ entity, list: { params, rules }, columns }: ListMenusProps) {
  const [density, setDensity] = useDensity(entity.name, params.view);
  const visibility = Object.fromEntries(columns.all.map((column) => [column.field, columns.isVisible(column)]));
  return (
    <>
      {rules && <ViewsMenu {...{ entity, params, rules }} appearance={{ columns: visibility, density }} />}
      <ColumnsMenu {...{ columns, density, setDensity }} />
    </>
  );
}
