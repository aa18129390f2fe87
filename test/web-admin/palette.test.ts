import { readFileSync } from 'node:fs';
import { contrastRatio } from '../support/contrast.js';
import { type BrandColors, darkColors, lightColors } from '../../web-admin/src/shared/theme/palette.js';

const TOKENS = readFileSync(new URL('../../web-user/src/shared/styles/tokens.css', import.meta.url), 'utf8');

/**
 * @returns the color token of `web-user`; the stylesheet defines each twice, for the light and then for the dark theme
 */
function tokenOf(name: string, isDark: boolean): string | undefined {
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [...TOKENS.matchAll(new RegExp(`--${property}: (#[0-9a-f]{6});`, 'g'))][isDark ? 1 : 0]?.[1];
}

const TEXTS: ReadonlyArray<readonly [text: keyof BrandColors, ground: keyof BrandColors]> = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['ink', 'sunken'],
  ['ink', 'butterSoft'],
  ['ink', 'beetSoft'],
  ['muted', 'paper'],
  ['muted', 'card'],
  ['tomato', 'card'],
  ['tomato', 'paper'],
  ['onTomato', 'tomato'],
  ['beet', 'beetSoft'],
  ['basil', 'basilSoft'],
  ['onFacade', 'facade'],
  ['onButter', 'butter'],
];

describe.each([
  ['light', lightColors, false],
  ['dark', darkColors, true],
] as const)('the %s theme of the console', (_, colors, isDark) => {
  it('has the colors of the user app', () => {
    for (const [name, color] of Object.entries(colors))
      expect([name, tokenOf(name, isDark)]).toEqual([name, color]);
  });

  it.each(TEXTS)('has enough contrast for %s on %s', (text, ground) => {
    expect(contrastRatio(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('has enough contrast for the outline of fields', () => {
    expect(contrastRatio(colors.lineStrong, colors.card)).toBeGreaterThanOrEqual(3);
  });
});
