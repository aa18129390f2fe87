import { expect, it } from '@jest/globals';
import {
  contrastRatio,
  type HexColor,
  relativeLuminance,
} from '../../../../src/domain/server-and-browser/appearance/contrast.js';

it.each<[HexColor, number]>([
  ['#000000', 0],
  ['#ffffff', 1],
  ['#ff0000', 0.2126],
  ['#00ff00', 0.7152],
  ['#0000ff', 0.0722],
  ['#808080', 0.2158605],
])('the relative luminance of %s is %d, as WCAG 2.2 defines it', (color, luminance) => {
  expect(relativeLuminance(color)).toBeCloseTo(luminance, 6);
});

it.each<[HexColor, HexColor, number]>([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // The lightest grays on white that pass and fail at 4.5:1 and at 3:1.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#949494', '#ffffff', 3.033],
  ['#959595', '#ffffff', 2.995],
  ['#ff0000', '#ffffff', 4.0],
  ['#0000ff', '#ffffff', 8.59],
])('the contrast of %s and %s is %d:1, whichever is the text', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
});

it('a channel just above the linear part of the curve is brighter than one in it', () => {
  expect(relativeLuminance('#0a0a0a')).toBeCloseTo(10 / 255 / 12.92, 6);
  expect(relativeLuminance('#0b0b0b')).toBeCloseTo(0.003347, 6);
});
