/** A color of the sRGB color space as `#rrggbb`, in lower case. */
type HexColor = `#${string}`;

/** Which color scheme a device asks for. */
export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** The tones of a palette in one mode: the design tokens `tomato…` and `cloth` of the app. */
export interface Tones {
  /** Buttons, icons, focus rings. */
  readonly main: HexColor;
  /** Links and other text, and a button under the pointer. */
  readonly deep: HexColor;
  /** The ground of chips and of the current page in the navigation. */
  readonly soft: HexColor;
  /** Text on `main` and `deep`. */
  readonly on: HexColor;
  /** The checks of the tablecloth and the stripes of the awning: decoration without text. */
  readonly cloth: HexColor;
}

export const PALETTE_NAMES = ['tomato', 'navy', 'forest', 'plum', 'berry', 'slate'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

/** That of the product as shipped. */
export const SHIPPED_PALETTE: PaletteName = 'tomato';

/** Every one can be read in both modes (WCAG 2.2, level AA); a test computes it. */
export const PALETTES: Readonly<Record<PaletteName, Readonly<Record<Mode, Tones>>>> = {
  tomato: {
    light: { main: '#c23a22', deep: '#a32d18', soft: '#f9e0d6', on: '#fffdf7', cloth: '#d9583f' },
    dark: { main: '#ff8a6b', deep: '#ffa38a', soft: '#46251b', on: '#2b0f07', cloth: '#bd4a30' },
  },
  navy: {
    light: { main: '#1a3a8f', deep: '#16317a', soft: '#dfe2e8', on: '#fffdf7', cloth: '#7588bb' },
    dark: { main: '#7c8ebf', deep: '#95a3cb', soft: '#2a3e40', on: '#10201a', cloth: '#7588bb' },
  },
  forest: {
    light: { main: '#0b6e4f', deep: '#095e43', soft: '#dde9df', on: '#fffdf7', cloth: '#4e967f' },
    dark: { main: '#599c87', deep: '#7ab09f', soft: '#244136', on: '#10201a', cloth: '#4e967f' },
  },
  plum: {
    light: { main: '#5b2a86', deep: '#4d2472', soft: '#e8dfe7', on: '#fffdf7', cloth: '#9b7db5' },
    dark: { main: '#a084b9', deep: '#b29bc6', soft: '#303d3f', on: '#10201a', cloth: '#9b7db5' },
  },
  berry: {
    light: { main: '#8a1538', deep: '#751230', soft: '#efdddc', on: '#fffdf7', cloth: '#ba758a' },
    dark: { main: '#be7d90', deep: '#ca94a4', soft: '#363b37', on: '#10201a', cloth: '#ba758a' },
  },
  slate: {
    light: { main: '#3d4a5c', deep: '#343f4e', soft: '#e4e4e1', on: '#fffdf7', cloth: '#818a96' },
    dark: { main: '#88909b', deep: '#9fa5ae', soft: '#2c3f39', on: '#10201a', cloth: '#818a96' },
  },
};
