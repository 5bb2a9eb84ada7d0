/** Style overrides of the MUI components: flat surfaces, thin lines, compact rows, one clear focus ring. */
import type { Theme, ThemeOptions } from '@mui/material/styles';
import type { PickerComponents } from '@mui/x-date-pickers/themeAugmentation';

type Components = NonNullable<ThemeOptions['components']> & PickerComponents<Theme>;

const base: Components = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // The ripple is disabled, so MUI shows no keyboard focus. The focus ring replaces it. In menus the ring is
      // drawn inside the entry, because entries have no space between them.
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
        '&.MuiMenuItem-root.Mui-focusVisible': { outlineOffset: -2 },
      }),
    },
  },
};

const FORCED = '@media (forced-colors: active)';

/** Colours of a selected item in forced-colors mode: the selection colours of the operating system. */
const CHOSEN = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
} as const;

/** Style of the focused option of a dropdown in forced-colors mode. */
const POINTED = { outline: '2px solid Highlight', outlineOffset: -2 } as const;
/** Style of a selected option or calendar day. */
const PICKED = {
  '&.Mui-selected, &.Mui-selected:is(:hover, :focus, .Mui-focusVisible)': { [FORCED]: CHOSEN },
} as const;

const lists: Components = {
  // An option that is wider than a phone wraps to several lines.
  MuiMenuItem: {
    styleOverrides: {
      root: {
        ...PICKED,
        '&.Mui-selected.Mui-focusVisible': { [FORCED]: { outlineColor: 'HighlightText' } },
        '&.Mui-selected > .MuiListItemIcon-root': { [FORCED]: { color: 'inherit' } },
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  },
  MuiPickerDay: { styleOverrides: { root: PICKED } },
  MuiPickersLayout: {
    styleOverrides: {
      // On narrow screens the column of hours is below the calendar instead of next to it.
      contentWrapper: ({ theme }: { theme: Theme }) => ({
        '@media (max-width: 450px)': {
          '& > .MuiDivider-vertical': { display: 'none' },
          '& > .MuiDateCalendar-root + .MuiDivider-root + .MuiMultiSectionDigitalClock-root': {
            gridColumn: 1,
            justifyContent: 'center',
            maxHeight: 144,
            borderTop: `1px solid ${theme.palette.divider}`,
          },
        },
      }),
    },
  },
  MuiMonthCalendar: { styleOverrides: { button: PICKED } },
  MuiYearCalendar: { styleOverrides: { button: PICKED } },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      option: {
        '&[aria-selected="true"], &[aria-selected="true"]:is(.Mui-focused, .Mui-focusVisible)': { [FORCED]: CHOSEN },
        '&.Mui-focused': { [FORCED]: POINTED },
        '&[aria-selected="true"].Mui-focused': { [FORCED]: { outlineColor: 'HighlightText' } },
      },
    },
  },
};

const buttons: Components = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { textTransform: 'none', fontWeight: 600, [FORCED]: { border: '1px solid' } },
      // Small buttons, as in the toolbar of a list, are large enough for touch.
      sizeSmall: { minHeight: 32 },
    },
  },
  MuiToggleButton: {
    styleOverrides: { root: { textTransform: 'none', '&.Mui-selected': { [FORCED]: CHOSEN } } },
  },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } } },
  MuiChip: {
    styleOverrides: {
      root: { fontWeight: 600, borderRadius: 6, [FORCED]: { border: '1px solid' } },
      sizeSmall: { height: 24 },
      deleteIcon: { [FORCED]: { color: 'inherit' } },
    },
  },
};

/**
 * Style of the frame of an input. Its background has the colour of cards (white in light mode), also on the grey
 * page.
 */
const FRAME = {
  styleOverrides: {
    root: ({ theme }: { theme: Theme }) => ({
      backgroundColor: theme.palette.background.paper,
      // The border of a disabled input is lighter than that of an enabled input. MUI's default for disabled inputs
      // would be darker than the app's border.
      '&.Mui-disabled :is(.MuiOutlinedInput-notchedOutline, .MuiPickersOutlinedInput-notchedOutline)': {
        borderColor: theme.palette.divider,
      },
    }),
    notchedOutline: ({ theme }: { theme: Theme }) => ({
      borderColor: theme.palette.outline,
      // In forced-colors mode, which does not show the red of an error, a dashed border marks the input.
      '.Mui-error > &': { [FORCED]: { borderWidth: 2, borderStyle: 'dashed' } },
    }),
  },
};

const inputs: Components = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiOutlinedInput: FRAME,
  // The system's colour of placeholders is faint enough.
  MuiInputBase: { styleOverrides: { input: { '&::placeholder': { [FORCED]: { opacity: 1 } } } } },
  // Date and time inputs are separate MUI components and need the same style.
  MuiPickersOutlinedInput: FRAME,
  // The focus ring surrounds the whole switch, because a ring around the thumb would be clipped.
  MuiSwitch: {
    styleOverrides: {
      root: ({ theme }) => ({
        overflow: 'visible',
        '& .MuiSwitch-switchBase.Mui-focusVisible': {
          outline: 'none',
          '& + .MuiSwitch-track': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 4 },
        },
        [FORCED]: {
          '& .MuiSwitch-track.MuiSwitch-track': { opacity: 1, border: '1px solid' },
          '& .Mui-checked + .MuiSwitch-track.MuiSwitch-track': CHOSEN,
        },
      }),
    },
  },
  // Aligns a unit or currency symbol with the number in the input.
  MuiInputAdornment: { styleOverrides: { root: { '& > .MuiTypography-root': { lineHeight: 'inherit' } } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        '&.Mui-error': { [FORCED]: { fontWeight: 700 } },
        // It may say why the input is disabled.
        '&.Mui-disabled': { color: 'var(--wd-text-secondary)' },
      },
    },
  },
  // The asterisk of a required field has the colour of the label. A different colour would attract too much
  // attention.
  MuiFormLabel: { styleOverrides: { asterisk: { color: 'inherit' } } },
};

const surfaces: Components = {
  // A border separates surfaces in forced-colors mode, which shows neither shadows nor background colours, and in
  // dark mode, where shadows are not visible.
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none', [FORCED]: { border: '1px solid' } },
      elevation: ({ theme }) => (theme.palette.mode === 'dark' ? { border: `1px solid ${theme.palette.outline}` } : {}),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { [FORCED]: { height: 8, border: '1px solid' } },
      bar: { [FORCED]: { backgroundColor: 'Highlight' } },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.palette.divider }) },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 12,
        // In a dialog that contains a form, only the fields scroll. The title above and the buttons below stay
        // visible.
        '& > form': {
          display: 'flex',
          flexDirection: 'column',
          minHeight: 0,
          // Aligns messages that concern the whole form with the fields.
          '& > :is(output, [data-field=""])': { margin: '0 24px 8px' },
          '@media (max-height: 420px)': { display: 'block' },
        },
      },
      // On a phone a dialog that fills the screen has its buttons at the bottom. A dialog of normal width is only as
      // high as its content, at the top of the screen, so that the on-screen keyboard does not cover its buttons.
      paperFullScreen: {
        borderRadius: 0,
        '& > form': { flexGrow: 1 },
        '&.MuiDialog-paperWidthSm': {
          alignSelf: 'flex-start',
          height: 'auto',
          maxHeight: '100%',
          borderRadius: '0 0 12px 12px',
        },
      },
    },
  },
  // In a window of small height the whole dialog scrolls. A fixed title and fixed buttons would leave no space for
  // the content.
  MuiDialogContent: {
    styleOverrides: { root: { '@media (max-height: 420px)': { flex: 'none', overflowY: 'visible' } } },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 650, paddingBottom: 8 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiTooltip: { defaultProps: { enterDelay: 500, disableInteractive: true } },
  MuiSnackbarContent: { styleOverrides: { root: { fontWeight: 500, borderRadius: 8 } } },
};

const tables: Components = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottomColor: theme.palette.divider, padding: '8px 12px' }),
      sizeSmall: { padding: '5px 12px' },
      head: ({ theme }) => ({
        color: theme.palette.text.secondary,
        backgroundColor: theme.palette.background.paper,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.4,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:last-of-type > td': { borderBottom: 0 } } } },
  MuiTablePagination: { styleOverrides: { root: { borderTop: 0 } } },
};

const PARTS: readonly Components[] = [base, lists, buttons, inputs, surfaces, tables];
// Without a spread: the type check would compare its type with that of MUI, component by component.
export const componentStyles: Components = Object.assign({}, ...PARTS);
