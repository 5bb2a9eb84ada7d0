import FirstPage from '@mui/icons-material/FirstPage';
import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import LastPage from '@mui/icons-material/LastPage';
import { useT } from '../../i18n/useT';
import { IconButton } from '../../ui/IconButton';
import { pageSizes } from '../read/listParams';
import type { ListQuery } from './phase';
import type { ListControl } from './useListParams';

interface Props {
  list: ListControl;
  /** How many rows there are; `isOpen`: nobody has said so, and it is more than what was seen. */
  query: Pick<ListQuery, 'total' | 'isOpen' | 'rows'>;
  /** The configured number of rows. */
  pageSize: number;
  /** Nothing is known yet: the place is kept, the buttons rest. */
  loading: boolean;
}

/** Pages and page size. */
export function ListFooter({ list, query: { total, isOpen, rows }, pageSize, loading }: Props) {
  const t = useT();
  const { page, perPage } = list.params;
  const last = Math.max(1, Math.ceil(total / perPage));
  // An answer that is still on its way may have fewer pages.
  const shown = Math.min(page, last);
  const from = total === 0 ? 0 : (shown - 1) * perPage + 1;
  const to = Math.min(total, shown * perPage);
  const range = isOpen
    ? t('list.rangeOpen', { from, to: from - 1 + rows.length })
    : t('list.range', { from, to, count: total });
  const buttons = [
    ['list.firstPage', FirstPage, 1, shown > 1],
    ['list.previousPage', KeyboardArrowLeft, shown - 1, shown > 1],
    ['list.nextPage', KeyboardArrowRight, shown + 1, shown < last],
    ['list.lastPage', LastPage, last, shown < last && !isOpen],
  ] as const;
  return (
    <nav className="wd-pages" aria-label={t('list.pages')}>
      <label className="wd-page-size">
        <span>{t('list.rowsPerPage')}</span>
        <select value={perPage} disabled={loading} onChange={({ target }) => list.setPerPage(Number(target.value))}>
          {pageSizes(pageSize).map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <span className="wd-page-range">{!loading && range}</span>
      <span className="wd-page-buttons">
        {buttons.map(([key, Icon, target, isThere]) => (
          <IconButton key={key} label={t(key)} disabled={loading || !isThere} onClick={() => list.setPage(target)}>
            <Icon />
          </IconButton>
        ))}
      </span>
    </nav>
  );
}
