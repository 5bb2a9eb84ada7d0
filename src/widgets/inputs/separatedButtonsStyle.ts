/** Style that separates the buttons of a MUI `ToggleButtonGroup`. The group remains a single tab stop. */
export const SEPARATED_BUTTONS_STYLE = {
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
