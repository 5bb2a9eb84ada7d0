/** Styles of a value that has a column of its own only on a wide screen. On a narrow one, it is below the first column. */
export const WIDE_SCREEN_CELL_STYLE = { display: { xs: 'none', sm: 'table-cell' }, color: 'text.secondary' } as const;
export const NARROW_SCREEN_VALUE_STYLE = { display: { xs: 'block', sm: 'none' }, color: 'text.secondary' } as const;
