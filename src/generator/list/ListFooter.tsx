import { TablePagination } from '@mui/material';
import { useTranslate } from 'ra-core';
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

/** Pages and page size (SHELL-007 to SHELL-013). */
export function ListFooter({ list, total, pageSize, loading }: Props) {
  const translate = useTranslate();
  const { page, perPage } = list.params;
  const last = Math.max(0, Math.ceil(total / perPage) - 1);
  const buttons = {
    first: translate('wd.list.firstPage', { _: 'Go to first page' }),
    previous: translate('wd.list.previousPage', { _: 'Go to previous page' }),
    next: translate('wd.list.nextPage', { _: 'Go to next page' }),
    last: translate('wd.list.lastPage', { _: 'Go to last page' }),
  };
  return (
    <TablePagination
      component="nav"
      aria-label={translate('wd.list.pages', { _: 'Pages' })}
      count={total}
      // An answer that is still on its way has fewer pages; MUI warns of a page that is not there.
      page={Math.min(page - 1, last)}
      rowsPerPage={perPage}
      rowsPerPageOptions={pageSizes(pageSize)}
      onPageChange={(_, next) => list.setPage(next + 1)}
      onRowsPerPageChange={(event) => list.setPerPage(Number(event.target.value))}
      labelRowsPerPage={translate('wd.list.rowsPerPage', { _: 'Rows per page' })}
      labelDisplayedRows={({ from, to, count }) =>
        loading ? '' : translate('wd.list.range', { _: '%{from}–%{to} of %{count}', from, to, count })
      }
      disabled={loading}
      getItemAriaLabel={(type) => buttons[type]}
      showFirstButton
      showLastButton
      sx={{
        borderBottom: 0,
        borderTop: { sm: 1 },
        borderColor: { sm: 'divider' },
        flexShrink: 0,
        '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end', px: { xs: 0, sm: 2 } },
        // One line on a phone; the size's name is then for the screen reader only.
        '& .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } },
        '& .MuiTablePagination-input': { ml: { xs: 0, sm: 1 }, mr: { xs: 1.5, sm: 4 } },
        '& .MuiTablePagination-actions': { ml: { xs: 1, sm: 2.5 } },
      }}
    />
  );
}
