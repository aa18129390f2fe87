/** A color of the sRGB color space as `#rrggbb`, in lower case. */
export type HexColor = `#${string}`;

/** Least contrast of text, WCAG 2.2 success criterion 1.4.3 (level AA). */
export const TEXT_CONTRAST = 4.5;
/** Least contrast of controls, icons and focus rings, WCAG 2.2 success criterion 1.4.11 (level AA). */
export const CONTROL_CONTRAST = 3;

/** @returns red, green and blue, each 0 to 255 */
export const channelsOf = (color: HexColor): readonly [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

/**
 * The relative luminance of WCAG 2.2, 0 for black to 1 for white:
 * https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function relativeLuminance(color: HexColor): number {
  const [red, green, blue] = channelsOf(color).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * The contrast ratio of WCAG 2.2, 1 for equal colors to 21 for black and white, whichever is the text:
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(one: HexColor, other: HexColor): number {
  const [darker, lighter] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}
