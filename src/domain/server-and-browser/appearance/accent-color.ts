import type { HexColor } from './contrast.js';
import { contrastChecks } from './contrast-checks.js';
import { AccentColorMalformed, AccentColorTooFaint } from './appearance-errors.js';
import { mixUntil } from './mix.js';

const HEX_COLOR = /^#[0-9a-f]{6}$/;

/** @returns the color in lower case; null unless it is `#rrggbb` */
export function parseColor(text: string): HexColor | null {
  const color = text.trim().toLowerCase();
  return HEX_COLOR.test(color) ? (color as HexColor) : null;
}

/** Whether text on the color, and the color on every surface, can be seen in light and in dark mode. */
export const isAcceptableAccent = (color: HexColor): boolean =>
  contrastChecks(color).every(({ passes }) => passes);

/**
 * The acceptable color that a color becomes when it is mixed with as little black as possible, which keeps its hue; the
 * color itself when it is acceptable. Only light colors are refused, since those of dark mode are derived.
 */
export const nearestAcceptableAccent = (color: HexColor): HexColor =>
  mixUntil(color, '#000000', isAcceptableAccent);

/** @throws AccentColorMalformed, AccentColorTooFaint */
export function accentColorOf(text: string): HexColor {
  const color = parseColor(text);
  if (!color) throw new AccentColorMalformed();
  if (!isAcceptableAccent(color)) throw new AccentColorTooFaint(nearestAcceptableAccent(color));
  return color;
}
