import { channelsOf, type HexColor } from './contrast.js';

/**
 * Mixes two colors channel by channel in sRGB, as `color-mix(in srgb, …)` of CSS does.
 * @param share of `other`, 0 to 1
 */
export function mix(color: HexColor, other: HexColor, share: number): HexColor {
  const others = channelsOf(other);
  const mixed = channelsOf(color).map((channel, index) =>
    Math.round(channel + (others[index]! - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Fine enough that two neighboring steps differ by at most one value of a channel. */
const STEPS = 255;

/**
 * Mixes a color with as little of another one as needed, in steps of 1/255.
 * @param fits must hold for every larger share once it holds for one, as contrast does on the way to black or white
 * @param from the least share
 * @returns the first mixture that fits; `other` if none does
 */
export function mixUntil(
  color: HexColor,
  other: HexColor,
  fits: (mixture: HexColor) => boolean,
  from = 0,
): HexColor {
  let [low, high] = [Math.round(from * STEPS), STEPS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(mix(color, other, middle / STEPS))) high = middle;
    else low = middle + 1;
  }
  return mix(color, other, low / STEPS);
}
