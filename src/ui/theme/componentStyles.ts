/** Style overrides of the MUI components: flat surfaces, thin lines, compact rows, one clear focus ring. */
import type { Theme, ThemeOptions } from '@mui/material/styles';
import type { PickerComponents } from '@mui/x-date-pickers/themeAugmentation';

type Components = NonNullable<ThemeOptions['components']> & PickerComponents<Theme>;

const base: Components = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // Without its ripple MUI shows no keyboard focus. The ring is inside menu entries because they adjoin.
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
        '&.MuiMenuItem-root.Mui-focusVisible': { outlineOffset: -2 },
      }),
    },
  },
};

const FORCED = '@media (forced-colors: active)';

/** Selected items in forced-colors mode: the system's selection colours. */
const CHOSEN = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
} as const;

/** The focused option of a dropdown. */
const POINTED = { outline: '2px solid Highlight', outlineOffset: -2 } as const;
/** A selected option or calendar day. */
const PICKED = {
  '&.Mui-selected, &.Mui-selected:is(:hover, :focus, .Mui-focusVisible)': { [FORCED]: CHOSEN },
} as const;

const lists: Components = {
  // An option that is longer than a phone is wide wraps.
  MuiMenuItem: {
    styleOverrides: {
      root: {
        ...PICKED,
        '&.Mui-selected.Mui-focusVisible': { [FORCED]: { outlineColor: 'HighlightText' } },
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  },
  MuiPickerDay: { styleOverrides: { root: PICKED } },
  MuiPickersLayout: {
    styleOverrides: {
      // On narrow screens the hours are below the days instead of next to them.
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
      // Large enough for touch, also in the toolbar of a list.
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
      sizeSmall: { height: 22 },
    },
  },
};

/** White background, on the grey page as well as on a white card. */
const FRAME = {
  styleOverrides: {
    root: ({ theme }: { theme: Theme }) => ({
      backgroundColor: theme.palette.background.paper,
      // Lighter than the border of an enabled input: MUI's border is darker than the app's.
      '&.Mui-disabled :is(.MuiOutlinedInput-notchedOutline, .MuiPickersOutlinedInput-notchedOutline)': {
        borderColor: theme.palette.divider,
      },
    }),
    notchedOutline: ({ theme }: { theme: Theme }) => ({
      borderColor: theme.palette.outline,
      // In forced-colors mode, without red, the border marks an error.
      '.Mui-error > &': { [FORCED]: { borderWidth: 2, borderStyle: 'dashed' } },
    }),
  },
};

const inputs: Components = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiOutlinedInput: FRAME,
  // Date and time inputs are separate MUI components.
  MuiPickersOutlinedInput: FRAME,
  // The focus ring surrounds the whole switch: around the thumb it would be clipped.
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
  // Aligns a unit or currency with the number.
  MuiInputAdornment: { styleOverrides: { root: { '& > .MuiTypography-root': { lineHeight: 'inherit' } } } },
  MuiFormHelperText: { styleOverrides: { root: { '&.Mui-error': { [FORCED]: { fontWeight: 700 } } } } },
  // The required mark has the label's colour; another one would attract too much attention.
  MuiFormLabel: { styleOverrides: { asterisk: { color: 'inherit' } } },
};

const surfaces: Components = {
  // In forced-colors mode shadows and background colours are not visible: a border separates surfaces. On a dark
  // background shadows are not visible either.
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
        // The fields of a form scroll between title and buttons like any other content.
        '& > form': {
          display: 'flex',
          flexDirection: 'column',
          minHeight: 0,
          // Aligns messages about the whole form with its fields.
          '& > :is(output, [data-field=""])': { margin: '0 24px 8px' },
          '@media (max-height: 420px)': { display: 'block' },
        },
      },
      paperFullScreen: { borderRadius: 0 },
    },
  },
  // In a window of small height the fixed title and buttons would leave no room for the content, so all of it
  // scrolls.
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

export const componentStyles: Components = { ...base, ...lists, ...buttons, ...inputs, ...surfaces, ...tables };
