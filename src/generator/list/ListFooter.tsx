import FirstPage from '@mui/icons-material/FirstPage';
import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import LastPage from '@mui/icons-material/LastPage';
import { useT } from '../../i18n/useT';
import { IconButton } from '../../ui/IconButton';
import { pageSizes } from './listParams';
import type { ListControl } from './useListParams';

interface Props {
  list: ListControl;
  total: number;
  /** The configured number of rows. */
  pageSize: number;
  /** Nothing is known yet: the place is kept, the buttons rest. */
  loading: boolean;
}

/** Pages and page size. */
export function ListFooter({ list, total, pageSize, loading }: Props) {
  const t = useT();
  const { page, perPage } = list.params;
  const last = Math.max(1, Math.ceil(total / perPage));
  // An answer that is still on its way may have fewer pages.
  const shown = Math.min(page, last);
  const from = total === 0 ? 0 : (shown - 1) * perPage + 1;
  const buttons = [
    ['list.firstPage', FirstPage, 1, shown > 1],
    ['list.previousPage', KeyboardArrowLeft, shown - 1, shown > 1],
    ['list.nextPage', KeyboardArrowRight, shown + 1, shown < last],
    ['list.lastPage', LastPage, last, shown < last],
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
      <span className="wd-page-range">
        {!loading && t('list.range', { from, to: Math.min(total, shown * perPage), count: total })}
      </span>
      <span className="wd-page-buttons">
        {buttons.map(([key, Icon, to, isOpen]) => (
          <IconButton key={key} label={t(key)} disabled={loading || !isOpen} onClick={() => list.setPage(to)}>
            <Icon />
          </IconButton>
        ))}
      </span>
    </nav>
  );
}
