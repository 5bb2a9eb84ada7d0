/** The buttons stand apart, where the group would join them; with the arrow keys they are one stop of the Tab key. */
export const APART = {
  gap: 0.75,
  '& .MuiToggleButtonGroup-grouped': {
    m: 0,
    border: 1,
    borderColor: 'outline',
    borderRadius: 'inherit',
    color: 'text.primary',
    fontWeight: 600,
    '&:not(.Mui-selected, :hover)': { backgroundColor: 'background.paper' },
    '&.Mui-selected, &.Mui-selected + .MuiToggleButtonGroup-grouped.Mui-selected': {
      m: 0,
      border: 1,
      borderColor: 'primary.main',
    },
  },
} as const;
