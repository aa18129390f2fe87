import { fieldsIn } from './field-styles.js';
import type { HouseColours } from './palette.js';
import type { PartsInTheme } from './theme-components.js';
import { tablesIn } from './table-styles.js';

/** Where one points with a finger. */
const FINGER = '@media (pointer: coarse)';

/** How MUI's and react-admin's parts look in the house's colours. */
export function componentsIn(house: HouseColours): PartsInTheme {
  const ring = { outline: `3px solid ${house.tomato}`, outlineOffset: 2 };
  const note = (background: string, strong: string) => ({
    backgroundColor: background,
    color: house.ink,
    '& .MuiAlert-icon': { color: strong },
  });
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { overflowWrap: 'break-word', WebkitFontSmoothing: 'antialiased' },
        a: { color: house.tomato, textUnderlineOffset: '0.2em' },
        ':focus-visible': ring,
        '::selection': { background: house.butter, color: house.onButter },
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': {
            animationDuration: '1ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '1ms !important',
            scrollBehavior: 'auto !important',
          },
        },
        '@media print': { 'header, nav, button, .no-print': { display: 'none !important' } },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible, &.Mui-focusVisible': ring } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 10, paddingInline: 16, minHeight: 36, [FINGER]: { minHeight: 44 } },
        outlined: { borderColor: house.lineStrong },
        sizeSmall: { paddingInline: 10, minHeight: 32, [FINGER]: { minHeight: 40 } },
        sizeLarge: { minHeight: 46 },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          borderColor: house.lineStrong,
          color: house.ink,
          textTransform: 'none',
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: house.ink, color: house.card },
        },
      },
    },
    MuiAvatar: { styleOverrides: { colorDefault: { backgroundColor: house.sunken, color: house.ink } } },
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderColor: house.line, borderRadius: 16 } },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 20 } } },
    MuiDialogTitle: { defaultProps: { variant: 'h2' } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', flexWrap: 'wrap', rowGap: 8 } } },
    MuiMenu: { styleOverrides: { paper: { border: `1px solid ${house.line}`, borderRadius: 12 } } },
    MuiMenuItem: {
      styleOverrides: {
        root: { '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: house.butterSoft } },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: {
          backgroundColor: house.ink,
          color: house.card,
          fontSize: '0.8125rem',
          padding: '6px 10px',
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: { borderRadius: 12, fontSize: '0.9375rem', alignItems: 'center' },
        standardSuccess: note(house.basilSoft, house.basil),
        standardInfo: note(house.sunken, house.ink),
        standardWarning: note(house.butterSoft, house.ink),
        standardError: note(house.beetSoft, house.beet),
      },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 }, outlined: { borderColor: house.lineStrong } } },
    MuiSkeleton: { styleOverrides: { root: { backgroundColor: house.sunken } } },
    MuiLink: { styleOverrides: { root: { color: house.tomato, textUnderlineOffset: '0.2em' } } },
    ...fieldsIn(house),
    ...tablesIn(house),
  };
}
