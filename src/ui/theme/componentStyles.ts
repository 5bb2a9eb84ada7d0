/** How MUI's parts look: quiet surfaces, thin lines, compact rows, one clear focus ring. */
import type { Theme, ThemeOptions } from '@mui/material/styles';
import type { PickerComponents } from '@mui/x-date-pickers/themeAugmentation';

type Components = NonNullable<ThemeOptions['components']> & PickerComponents<Theme>;

const base: Components = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // Without its ripple MUI shows nothing of the keyboard's place. Entries of a menu lie close together.
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
        '&.MuiMenuItem-root.Mui-focusVisible': { outlineOffset: -2 },
      }),
    },
  },
};

const FORCED = '@media (forced-colors: active)';

/** What is on, where the system gives the colours: those that it has for what is chosen. */
const CHOSEN = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
} as const;

/** The keyboard's place in a list of choices. */
const POINTED = { outline: '2px solid Highlight', outlineOffset: -2 } as const;
/** One of a list or of a calendar. */
const PICKED = {
  '&.Mui-selected, &.Mui-selected:is(:hover, :focus, .Mui-focusVisible)': { [FORCED]: CHOSEN },
} as const;

const lists: Components = {
  // A choice that is longer than a phone is wide is read whole.
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
      // Where the hours have no room beside the days they stand below them.
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
      // Wide enough for a thumb, in the toolbar of a list as well.
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

/** White on the page's grey as on a card's white. */
const FRAME = {
  styleOverrides: {
    root: ({ theme }: { theme: Theme }) => ({ backgroundColor: theme.palette.background.paper }),
    notchedOutline: ({ theme }: { theme: Theme }) => ({
      borderColor: theme.palette.outline,
      // Without red a fault is seen by its frame.
      '.Mui-error > &': { [FORCED]: { borderWidth: 2, borderStyle: 'dashed' } },
    }),
  },
};

const inputs: Components = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiOutlinedInput: FRAME,
  // Days and times are other parts to MUI.
  MuiPickersOutlinedInput: FRAME,
  // The ring goes around the whole of the switch: around the thumb it would be cut off.
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
  // A unit or currency stands on the line of its number.
  MuiInputAdornment: { styleOverrides: { root: { '& > .MuiTypography-root': { lineHeight: 'inherit' } } } },
  MuiFormHelperText: { styleOverrides: { root: { '&.Mui-error': { [FORCED]: { fontWeight: 700 } } } } },
  // A required mark is part of the label, its colour would only shout.
  MuiFormLabel: { styleOverrides: { asterisk: { color: 'inherit' } } },
};

const surfaces: Components = {
  // Where the system chooses the colours, shadow and ground tell nothing apart: a line does.
  // Nor is a shadow seen on a dark ground.
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
        // The fields of a form scroll between title and buttons as any other content does.
        '& > form': {
          display: 'flex',
          flexDirection: 'column',
          minHeight: 0,
          // What is said about the form as a whole stands on the line of its fields.
          '& > :is(output, [data-field=""])': { margin: '0 24px 8px' },
          '@media (max-height: 420px)': { display: 'block' },
        },
      },
      paperFullScreen: { borderRadius: 0 },
    },
  },
  // Between a title and buttons that stay a window without height would leave it no line: it scrolls with them.
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
