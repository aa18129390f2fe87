import { readFileSync } from 'node:fs';
import {
  MODES,
  PALETTE_NAMES,
  PALETTES,
  SHIPPED_PALETTE,
} from '../../../../src/domain/server-and-browser/appearance/palettes.js';
import { contrastRatio } from '../../../support/contrast.js';

const [light, dark] = readFileSync('web-user/src/shared/styles/tokens.css', 'utf8').split(
  'prefers-color-scheme: dark',
) as [string, string];
const CSS = { light, dark };
const token = (mode: 'light' | 'dark', name: string): string =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(CSS[mode])![1]!;

it('the contrast is that of WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#949494', '#ffffff')).toBeCloseTo(3.033, 2);
});

it('there are six, and that of the product is the one in its style sheet', () => {
  expect(PALETTE_NAMES).toHaveLength(6);
  for (const mode of MODES) {
    const { main, deep, soft, on, cloth } = PALETTES[SHIPPED_PALETTE][mode];
    const tokens = ['tomato', 'tomato-deep', 'tomato-soft', 'on-tomato', 'cloth'];
    expect(tokens.map((name) => token(mode, name))).toEqual([main, deep, soft, on, cloth]);
  }
});

describe.each(PALETTE_NAMES.flatMap((name) => MODES.map((mode) => [name, mode] as const)))(
  'the palette %s in %s mode',
  (name, mode) => {
    const { main, deep, soft, on } = PALETTES[name][mode];
    const surfaces = ['paper', 'card', 'sunken'].map((surface) => token(mode, surface));

    it.each([
      ['text on a button', on, [main, deep], 4.5],
      ['a link', deep, surfaces, 4.5],
      ['text on a chip', deep, [soft], 4.5],
      ['a control', main, surfaces, 3],
    ] as const)('has the contrast of WCAG AA for %s', (_use, color, grounds, least) => {
      for (const ground of grounds) expect(contrastRatio(color, ground)).toBeGreaterThanOrEqual(least);
    });
  },
);
