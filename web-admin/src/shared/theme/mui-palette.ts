import type { BrandColors } from './palette.js';

/** The house's colours stand beside MUI's own in `theme.palette` and in `sx`. */
declare module '@mui/material/styles' {
  interface Palette {
    brand: BrandColors;
  }
  interface PaletteOptions {
    brand: BrandColors;
  }
}
