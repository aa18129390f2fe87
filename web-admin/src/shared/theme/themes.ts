import { createTheme, type ThemeOptions } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import { componentStyles } from './component-styles.js';
import './mui-palette.js';
import { lightColors, darkColors, type BrandColors } from './palette.js';
import { typography } from './typography.js';

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
