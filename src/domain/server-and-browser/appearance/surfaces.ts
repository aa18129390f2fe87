import type { HexColor } from './contrast.js';

export const MODES = ['light', 'dark'] as const;
/** Which color scheme a device asks for. */
export type Mode = (typeof MODES)[number];

interface Surfaces {
  readonly paper: HexColor;
  readonly card: HexColor;
  readonly sunken: HexColor;
}

/** What the accent color is seen on: the design tokens of the app by the same names; a test compares both. */
export const SURFACES: Readonly<Record<Mode, Surfaces>> = {
  light: { paper: '#f6f0e1', card: '#fffdf7', sunken: '#ece4d0' },
  dark: { paper: '#10201a', card: '#182d24', sunken: '#0b1813' },
};

/** The green ground of the landing page in light mode; that of dark mode is darker. */
export const FACADE: HexColor = '#1e4636';
