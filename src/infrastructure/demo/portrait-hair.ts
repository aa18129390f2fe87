/** The hair of a portrait in layers: behind the head and in front of it. SVG for a box of 100 by 100. */
export interface Hair {
  readonly behind: string;
  readonly front: string;
}

export type HairStyle =
  | 'afro'
  | 'bald'
  | 'beanie'
  | 'bob'
  | 'bun'
  | 'buzz'
  | 'curls'
  | 'curly'
  | 'hijab'
  | 'long'
  | 'ponytail'
  | 'short'
  | 'side'
  | 'wavy';

const circles = (color: string, ...list: ReadonlyArray<readonly [number, number, number]>): string =>
  `<g fill="${color}">${list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

const path = (color: string, d: string): string => `<path fill="${color}" d="${d}"/>`;

const FRINGE = 'M29 44C27 22 40 16 51 16s22 7 20 28c-3-9-7-14-12-16-9 5-19 5-25 5-2 3-4 6-5 11z';
const PARTED = 'M29 45c-2-20 9-29 22-29s22 8 20 29c-2-9-6-15-14-18-6 6-16 9-24 9-2 2-3 5-4 9z';
const TOP_CURLS = [
  [32, 33, 7],
  [37, 25, 8],
  [46, 20, 9],
  [56, 20, 9],
  [64, 26, 8],
  [69, 34, 7],
  [50, 26, 9],
] as const;

/** Draws the hair, or what is worn over it, in one color. */
export const HAIR: Record<HairStyle, (color: string) => Hair> = {
  afro: (color) => ({
    behind: circles(color, [50, 34, 29], [29, 42, 13], [71, 42, 13]),
    front: path(color, 'M30 40c0-16 10-21 20-21s20 5 20 21c-5-8-11-11-20-11s-15 3-20 11z'),
  }),
  bald: () => ({ behind: '', front: '' }),
  beanie: (color) => ({
    behind: '',
    front: `${path(color, 'M28 36c0-17 9-24 22-24s22 7 22 24z')}<rect x="26" y="31" width="48" height="9" rx="4.5" fill="${color}" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>`,
  }),
  bob: (color) => ({
    behind: path(color, 'M26 44c0-20 11-29 24-29s24 9 24 29v18c0 5-8 7-12 5H38c-4 2-12 0-12-5z'),
    front: path(color, FRINGE),
  }),
  bun: (color) => ({
    behind: circles(color, [50, 12, 9]),
    front: path(color, 'M29 42c-1-17 9-26 21-26s22 9 21 26c-4-9-10-15-21-15s-17 6-21 15z'),
  }),
  buzz: (color) => ({
    behind: '',
    front: `<g opacity=".85">${path(color, 'M30 39c-1-14 9-20 20-20s21 6 20 20c-3-7-8-11-20-11s-17 4-20 11z')}</g>`,
  }),
  curls: (color) => ({
    behind: circles(
      color,
      [28, 46, 9],
      [26, 57, 9],
      [29, 68, 9],
      [72, 46, 9],
      [74, 57, 9],
      [71, 68, 9],
      [50, 30, 22],
    ),
    front: circles(color, ...TOP_CURLS),
  }),
  curly: (color) => ({ behind: '', front: circles(color, ...TOP_CURLS) }),
  hijab: (color) => ({
    behind: path(color, 'M24 46c0-22 12-32 26-32s26 10 26 32c0 14-2 20 6 34H18c8-14 6-20 6-34z'),
    front: `<path fill="${color}" fill-rule="evenodd" d="M27 46c0-20 10-30 23-30s23 10 23 30-9 27-23 27-23-7-23-27zm5 0c0 16 7 23 18 23s18-7 18-23-8-20-18-20-18 4-18 20z"/>${path(color, 'M34 66q16 14 32 0l10 20q-26 12-52 0z')}`,
  }),
  long: (color) => ({
    behind: path(color, 'M25 46c0-21 11-31 25-31s25 10 25 31c0 14 3 26 2 38H23c-1-12 2-24 2-38z'),
    front: path(color, PARTED),
  }),
  ponytail: (color) => ({
    behind: path(color, 'M62 22c16-4 22 10 18 22-3 8-1 14 2 20-10-1-16-8-15-20 0-8-2-16-5-22z'),
    front: path(color, 'M29 43c-1-18 8-27 21-27s22 9 21 27c-4-9-7-14-14-16-8 3-18 5-24 8-2 2-3 4-4 8z'),
  }),
  short: (color) => ({ behind: '', front: path(color, FRINGE) }),
  side: (color) => ({
    behind: '',
    front: path(color, 'M29 43c-3-17 5-28 19-29 13-1 25 6 23 29-3-8-6-12-9-14-12 2-22 0-27-4-1 6-4 10-6 18z'),
  }),
  wavy: (color) => ({
    behind: path(
      color,
      'M25 44c0-20 11-30 25-30s25 10 25 30c0 8 5 11 3 19-1 6 2 9-1 15H23c-3-6 0-9-1-15-2-8 3-11 3-19z',
    ),
    front: path(color, PARTED),
  }),
};
