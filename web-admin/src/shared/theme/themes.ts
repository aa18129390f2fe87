import { createTheme, type ThemeOptions, type TypographyVariantsOptions } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import { componentStyles } from './component-styles.js';
import './mui-palette.js';
import { lightColors, darkColors, type BrandColors } from './palette.js';

const sans = "'Figtree', system-ui, sans-serif";
const display = "'Bricolage Grotesque', system-ui, sans-serif";

const heading = (rem: number, lineHeight: number) => ({
  fontFamily: display,
  fontWeight: 700,
  fontSize: `${rem}rem`,
  lineHeight,
  letterSpacing: '-0.015em',
  textWrap: 'balance' as const,
});

/** The product's two fonts, in smaller sizes than in `web-user`, for dense tables. */
const typography: TypographyVariantsOptions = {
  fontFamily: sans,
  fontSize: 14,
  h1: heading(1.75, 1.15),
  h2: heading(1.25, 1.25),
  h3: heading(1.0625, 1.3),
  h4: heading(1.0625, 1.3),
  h5: heading(1.0625, 1.3),
  h6: heading(1, 1.3),
  subtitle2: { fontWeight: 600 },
  button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
  overline: {
    fontSize: '0.75rem',
    fontWeight: 600,
    letterSpacing: '0.04em',
    lineHeight: 1.6,
    textTransform: 'none',
  },
};

function createBrandTheme(mode: 'light' | 'dark', brand: BrandColors): RaThemeOptions {
  const options: ThemeOptions = {
    palette: {
      mode,
      brand,
      contrastThreshold: 4.5,
      primary: { main: brand.tomato, dark: brand.tomatoDeep, contrastText: brand.onTomato },
      secondary: { main: brand.basil, contrastText: brand.card },
      error: { main: brand.beet, contrastText: brand.card },
      warning: { main: brand.butter, contrastText: brand.onButter },
      success: { main: brand.basil, contrastText: brand.card },
      info: { main: brand.basil, contrastText: brand.card },
      background: { default: brand.paper, paper: brand.card },
      text: { primary: brand.ink, secondary: brand.muted, disabled: brand.muted },
      divider: brand.line,
    },
    shape: { borderRadius: 12 },
    typography,
    components: componentStyles(brand),
  };
  // A complete theme, because react-admin merges its default theme into bare options.
  return createTheme(options) as RaThemeOptions;
}

export const lightTheme = createBrandTheme('light', lightColors);
export const darkTheme = createBrandTheme('dark', darkColors);
