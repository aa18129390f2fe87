import type { BrandColors } from './palette.js';

/** Adds the brand colors to `theme.palette` and `sx`. */
declare module '@mui/material/styles' {
  interface Palette {
    brand: BrandColors;
  }
  interface PaletteOptions {
    brand: BrandColors;
  }
}
