import type { Components, Theme } from '@mui/material/styles';
import type { HouseColours } from './palette.js';

/** How MUI's and react-admin's parts look in the house's colours. */
export function componentsIn(house: HouseColours): Components<Theme> {
  const ring = { outline: `3px solid ${house.tomato}`, outlineOffset: 2 };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { overflowWrap: 'break-word', WebkitFontSmoothing: 'antialiased' },
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
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible, &.Mui-focusVisible': ring } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 10, paddingInline: 16 },
        outlined: { borderColor: house.lineStrong },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderColor: house.line, borderRadius: 16 } },
    },
    MuiLink: { styleOverrides: { root: { color: house.tomato, textUnderlineOffset: '0.2em' } } },
  };
}
