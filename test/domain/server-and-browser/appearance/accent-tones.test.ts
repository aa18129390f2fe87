import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { accentTones } from '../../../../src/domain/server-and-browser/appearance/accent-tones.js';
import {
  contrastRatio,
  type HexColor,
} from '../../../../src/domain/server-and-browser/appearance/contrast.js';
import { mix, mixUntil } from '../../../../src/domain/server-and-browser/appearance/mix.js';
import { FACADE, MODES, SURFACES } from '../../../../src/domain/server-and-browser/appearance/surfaces.js';

const NAVY = '#1a3a8f';

it('the surfaces are the design tokens of the app', () => {
  const css = readFileSync('web-user/src/shared/styles/tokens.css', 'utf8');
  const [light, dark] = css.split('prefers-color-scheme: dark') as [string, string];
  const token = (part: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(part)?.[1];
  for (const [mode, part] of [
    ['light', light],
    ['dark', dark],
  ] as const)
    for (const [name, color] of Object.entries(SURFACES[mode])) expect(token(part, name)).toBe(color);
  expect(token(light, 'facade')).toBe(FACADE);
});

describe('the tones of a dark blue', () => {
  it('in light mode begin with the color itself, and text on it is the lightest surface', () => {
    expect(accentTones(NAVY, 'light')).toMatchObject({ main: NAVY, on: SURFACES.light.card });
  });

  it('in dark mode begin with a lighter one that can be read on every surface', () => {
    const { main, on } = accentTones(NAVY, 'dark');
    expect(main).toBe('#7c8ebf');
    for (const surface of Object.values(SURFACES.dark) as HexColor[])
      expect(contrastRatio(main, surface)).toBeGreaterThanOrEqual(4.5);
    expect(on).toBe(SURFACES.dark.paper);
  });

  it.each(MODES)('in %s mode have a link color that can be read on a chip too', (mode) => {
    const { main, deep, soft } = accentTones(NAVY, mode);
    expect(deep).not.toBe(main);
    expect(contrastRatio(deep, soft)).toBeGreaterThanOrEqual(4.5);
  });

  it('have a cloth that stands out from the ground of the landing page', () => {
    expect(contrastRatio(accentTones(NAVY, 'light').cloth, FACADE)).toBeGreaterThanOrEqual(3);
  });
});

it('a mixture takes its share of each channel, as color-mix of CSS does', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#ff0000', '#0000ff', 0.25)).toBe('#bf0040');
  expect(mix('#0a0b0c', '#ffffff', 0)).toBe('#0a0b0c');
});

it('a color that no mixture makes fit becomes the other one', () => {
  expect(mixUntil('#123456', '#ffffff', () => false)).toBe('#ffffff');
});
