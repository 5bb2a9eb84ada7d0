import FirstPage from '@mui/icons-material/FirstPage';
import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import LastPage from '@mui/icons-material/LastPage';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { IconButton } from '../../ui/IconButton';
import { getPageSizes } from '../queries/listParams';
import type { ListQueryState } from './listQueryState';
import type { ListController } from './useListParams';

interface Props {
  list: ListController;
  /**
   * The rows and their total number. If `isTotalUnknown` is set, the server did not send the total, and `total` is
   * greater than the number of rows loaded so far. A list that failed has no pages, and its total is 0.
   */
  query: Pick<ListQueryState, 'phase' | 'total' | 'isTotalUnknown' | 'rows'>;
  /** The page size in the app's configuration. */
  pageSize: number;
  /**
   * Whether rows are being loaded. The buttons are then disabled, but remain visible, so that the layout does not
   * shift.
   */
  loading: boolean;
}

/** Buttons to change the page, and a dropdown to change the page size. */
export function ListFooter({ list, query: { phase, total, isTotalUnknown, rows }, pageSize, loading }: Props) {
  const t = useAppTranslate();
  const { page, perPage } = list.params;
  const last = Math.max(1, Math.ceil(total / perPage));
  // While a response is pending, the total may be that of other filters with fewer pages.
  const shown = Math.min(page, last);
  const from = total === 0 ? 0 : (shown - 1) * perPage + 1;
  const to = Math.min(total, shown * perPage);
  const range = isTotalUnknown
    ? t('list.rangeOpen', { from, to: from - 1 + rows.length })
    : t('list.range', { from, to, count: total });
  const text = <span className="wd-page-range">{!loading && range}</span>;
  if (phase === 'failed') return <div className="wd-pages">{text}</div>;
  const buttons = [
    ['list.firstPage', FirstPage, 1, shown > 1],
    ['list.previousPage', KeyboardArrowLeft, shown - 1, shown > 1],
    ['list.nextPage', KeyboardArrowRight, shown + 1, shown < last],
    ['list.lastPage', LastPage, last, shown < last && !isTotalUnknown],
  ] as const;
  return (
    <nav className="wd-pages" aria-label={t('list.pages')}>
      <label className="wd-page-size">
        <span>{t('list.rowsPerPage')}</span>
        <select value={perPage} disabled={loading} onChange={({ target }) => list.setPerPage(Number(target.value))}>
          {getPageSizes(pageSize).map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      {text}
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
