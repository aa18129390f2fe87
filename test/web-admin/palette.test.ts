import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { lightColors, darkColors, type BrandColors } from '../../web-admin/src/shared/theme/palette.js';

const TOKENS = readFileSync(new URL('../../web-user/src/shared/styles/tokens.css', import.meta.url), 'utf8');

/** The student's app's colour of that name: the first time for the day, the second for the evening. */
function tokenOf(name: string, isEvening: boolean): string | undefined {
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [...TOKENS.matchAll(new RegExp(`--${property}: (#[0-9a-f]{6});`, 'g'))][isEvening ? 1 : 0]?.[1];
}

/** Contrast of two colours by WCAG 2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [r, g, b] = [1, 3, 5]
      .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
      number,
      number,
      number,
    ];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [darker, lighter] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
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
  ['by day', lightColors, false],
  ['in the evening', darkColors, true],
] as const)('the console %s', (_, colours, isEvening) => {
  it('wears the colours of the student’s app', () => {
    for (const [name, colour] of Object.entries(colours))
      expect([name, tokenOf(name, isEvening)]).toEqual([name, colour]);
  });

  it.each(TEXTS)('has %s readable on %s', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('has edges of fields that can be seen', () => {
    expect(contrast(colours.lineStrong, colours.card)).toBeGreaterThanOrEqual(3);
  });
});
