import { fieldStyles } from './field-styles.js';
import type { BrandColors } from './palette.js';
import { tableStyles } from './table-styles.js';
import type { ThemeComponents } from './mui-palette.js';
import { t } from '../ui/messages.js';

/** Touch devices, which need larger targets. */
const TOUCH = '@media (pointer: coarse)';

/** Theme overrides of MUI's and react-admin's components. */
export function componentStyles(brand: BrandColors): ThemeComponents {
  /** Within the padding: outside, the ring covers the label, and a switch cuts it off. */
  const innerRing = { '&.Mui-focusVisible': { outlineOffset: -7 } };
  const ring = { outline: `3px solid ${brand.tomato}`, outlineOffset: 2 };
  const alertColors = (background: string, strong: string) => ({
    backgroundColor: background,
    color: brand.ink,
    '& .MuiAlert-icon': { color: strong },
  });
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // What has the focus is not under the bar of the navigation.
        html: { scrollPaddingBottom: '4.5rem' },
        body: { overflowWrap: 'break-word', WebkitFontSmoothing: 'antialiased' },
        a: { color: brand.tomato, textUnderlineOffset: '0.2em' },
        // No bullets; the role is what keeps it a list in Safari.
        ':where([role=list])': { margin: 0, padding: 0, listStyle: 'none' },
        ':focus-visible': ring,
        '::selection': { background: brand.butter, color: brand.onButter },
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': {
            animationDuration: '1ms !important',
            animationIterationCount: '1 !important',
            transition: 'none !important',
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
        root: { borderRadius: 10, paddingInline: 16, minHeight: 36, [TOUCH]: { minHeight: 44 } },
        outlined: { borderColor: brand.lineStrong },
        sizeSmall: { paddingInline: 10, minHeight: 32, [TOUCH]: { minHeight: 40 } },
        sizeLarge: { minHeight: 46 },
      },
    },
    MuiRadio: { styleOverrides: { root: innerRing } },
    MuiSwitch: { styleOverrides: { switchBase: innerRing } },
    MuiAvatar: { styleOverrides: { colorDefault: { backgroundColor: brand.sunken, color: brand.ink } } },
    MuiCircularProgress: { defaultProps: { 'aria-label': t('loading') } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderColor: brand.line, borderRadius: 16 } },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 20 } } },
    MuiDialogTitle: { defaultProps: { variant: 'h2' } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', flexWrap: 'wrap', rowGap: 8 } } },
    MuiMenu: { styleOverrides: { paper: { border: `1px solid ${brand.line}`, borderRadius: 12 } } },
    MuiMenuItem: {
      styleOverrides: {
        root: { '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: brand.butterSoft } },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: {
          backgroundColor: brand.ink,
          color: brand.card,
          fontSize: '0.8125rem',
          padding: '6px 10px',
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: { borderRadius: 12, fontSize: '0.9375rem', alignItems: 'center' },
        standardSuccess: alertColors(brand.basilSoft, brand.basil),
        standardInfo: alertColors(brand.sunken, brand.ink),
        standardWarning: alertColors(brand.butterSoft, brand.ink),
        standardError: alertColors(brand.beetSoft, brand.beet),
      },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 }, outlined: { borderColor: brand.lineStrong } } },
    MuiSkeleton: { styleOverrides: { root: { backgroundColor: brand.sunken } } },
    MuiLink: { styleOverrides: { root: { color: brand.tomato, textUnderlineOffset: '0.2em' } } },
    ...fieldStyles(brand),
    ...tableStyles(brand),
  };
}
