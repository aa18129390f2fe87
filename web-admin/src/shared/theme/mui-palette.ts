import type { ThemeOptions } from '@mui/material';
import type { BrandColors } from './palette.js';

/**
 * The look of components, in exactly the type that `createTheme` takes. `Components<Theme>` differs from it by one field, and
 * comparing the two costs the compiler more time than the rest of the console.
 */
export type ThemeComponents = NonNullable<ThemeOptions['components']>;

/** Adds the brand colors to `theme.palette` and `sx`. */
declare module '@mui/material/styles' {
  interface Palette {
    brand: BrandColors;
  }
  interface PaletteOptions {
    brand: BrandColors;
  }
}
