import ViewColumn from '@mui/icons-material/ViewColumn';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { IconButton } from '../../ui/IconButton';
import type { MenuEntry } from '../../ui/menu/types';
import { useMenu } from '../../ui/menu/useMenu';
import type { VisibleColumns } from './useVisibleColumns';
import { DENSITIES, type Density } from './useDensity';

interface Props {
  columns: VisibleColumns;
  density: Density;
  setDensity: (density: Density) => void;
}

/** Menu in which the user chooses the visible columns and the density of the rows. */
export function ColumnsMenu({ columns, density, setDensity }: Props) {
  const t = useAppTranslate();
  const entries = columns.all.map((column): MenuEntry => ({
    key: column.field,
    label: column.title,
    kind: 'check',
    checked: columns.isVisible(column),
    disabled: columns.isAlwaysVisible(column),
    keepsOpen: true,
    onSelect: () => columns.toggle(column),
  }));
  const reset: MenuEntry = {
    key: 'reset columns',
    label: t('list.resetColumns'),
    disabled: !columns.changed,
    hasDivider: true,
    keepsOpen: true,
    onSelect: columns.reset,
  };
  const densities = DENSITIES.map((one, index): MenuEntry => ({
    key: one,
    label: t(`list.${one}`),
    kind: 'radio',
    checked: one === density,
    hasDivider: index === 0,
    keepsOpen: true,
    onSelect: () => setDensity(one),
  }));
  const { button, menu } = useMenu({ entries: [...entries, reset, ...densities] });
  return (
    <>
      <IconButton label={t('list.columns')} {...button}>
        <ViewColumn />
      </IconButton>
      {menu}
    </>
  );
}
