import { describe, expect, it } from '@jest/globals';
import {
  accentColorOf,
  isAcceptableAccent,
  nearestAcceptableAccent,
} from '../../../../src/domain/server-and-browser/appearance/accent-color.js';
import {
  AccentColorMalformed,
  AccentColorTooFaint,
} from '../../../../src/domain/server-and-browser/appearance/appearance-errors.js';
import type { HexColor } from '../../../../src/domain/server-and-browser/appearance/contrast.js';
import { contrastChecks } from '../../../../src/domain/server-and-browser/appearance/contrast-checks.js';
import { mix } from '../../../../src/domain/server-and-browser/appearance/mix.js';

it.each(['#1a3a8f', '#0b6e4f', '#8a1538', '#5b2a86', '#000000', '#c23a22'])(
  'the color %s can be the accent color',
  (color) => {
    expect(accentColorOf(color)).toBe(color);
  },
);

it('a color is accepted in upper case and with white space around it', () => {
  expect(accentColorOf(' #1A3A8F ')).toBe('#1a3a8f');
});

it.each(['', '#fff', '1a3a8f', '#1a3a8g', '#1a3a8f80', 'red', 'var(--ink)', '#1a3a8f;}', '#１a3a8f'])(
  '"%s" is not a color',
  (text) => {
    expect(() => accentColorOf(text)).toThrow(AccentColorMalformed);
  },
);

it('a yellow is refused, and the same hue in darker is proposed', () => {
  expect(() => accentColorOf('#ffd400')).toThrow(new AccentColorTooFaint('#8a7300'));
});

describe('the color that is proposed', () => {
  it.each<HexColor>(['#ffffff', '#ffd400', '#7fdbff', '#ff8a6b', '#00ff00', '#949494'])(
    'in place of %s is the lightest of its hue that is accepted',
    (color) => {
      const nearest = nearestAcceptableAccent(color);
      const lighter = mix(nearest, color, 0.02);
      expect(isAcceptableAccent(nearest)).toBe(true);
      expect(lighter).not.toBe(nearest);
      expect(isAcceptableAccent(lighter)).toBe(false);
    },
  );

  it('in place of an acceptable color is that color', () => {
    expect(nearestAcceptableAccent('#1a3a8f')).toBe('#1a3a8f');
  });
});

it('a color whose text on buttons has a contrast just below 4.5 is refused, and one just above it is not', () => {
  const ratioOf = (color: HexColor) =>
    contrastChecks(color).find(({ mode, use }) => mode === 'light' && use === 'button-text')!.ratio;
  expect(ratioOf('#757575')).toBeGreaterThan(4.5);
  expect(ratioOf('#767676')).toBeLessThan(4.5);
  expect(isAcceptableAccent('#757575')).toBe(true);
  expect(isAcceptableAccent('#767676')).toBe(false);
});

it('every accepted color of a wide sample passes all ten checks, in light and in dark mode', () => {
  const levels = ['00', '40', '80', 'c0', 'ff'];
  const colors = levels.flatMap((r) => levels.flatMap((g) => levels.map((b): HexColor => `#${r}${g}${b}`)));
  const checks = colors.map(nearestAcceptableAccent).flatMap(contrastChecks);
  expect(checks).toHaveLength(colors.length * 10);
  expect(checks.filter(({ passes }) => !passes)).toEqual([]);
});
