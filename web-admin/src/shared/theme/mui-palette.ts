import type { HouseColours } from './palette.js';

/** The house's colours stand beside MUI's own in `theme.palette` and in `sx`. */
declare module '@mui/material/styles' {
  interface Palette {
    house: HouseColours;
  }
  interface PaletteOptions {
    house: HouseColours;
  }
}
