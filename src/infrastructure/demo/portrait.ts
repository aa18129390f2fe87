import { HAIR, type HairStyle } from './portrait-hair.js';

/** What a portrait shows. Invented; no likeness of a real person is meant. */
export interface Look {
  readonly hair: HairStyle;
  /** Index of SKINS. */
  readonly skin: number;
  /** Index of COLORS: the hair, or what is worn over it. */
  readonly color: number;
  readonly extras?: readonly Extra[];
}

export type Extra = 'beard' | 'stubble' | 'moustache' | 'glasses' | 'earrings';

/** Each with a darker shade for neck, ears and nose. */
const SKINS = [
  ['#fbdcc6', '#eeb899'],
  ['#f3cba6', '#dfa77c'],
  ['#dfaa80', '#c58a5d'],
  ['#c48a5e', '#a56f45'],
  ['#9b6645', '#7d4f33'],
  ['#714a35', '#573726'],
] as const;
const COLORS = [
  '#221d1c',
  '#3f2b20',
  '#6d4528',
  '#a4653a',
  '#dcb067',
  '#b04a2e',
  '#2f6f73',
  '#8a4f7d',
] as const;
const BACKGROUNDS = ['#f6c9a8', '#a9cfd6', '#f3dc9b', '#c8b6d9', '#b5d3a9', '#f2b5a7', '#a8bfe0'] as const;
const CLOTHES = [
  '#31545e',
  '#c4553c',
  '#4d6b3c',
  '#6a4a7a',
  '#2f3f63',
  '#a5702c',
  '#7a3440',
  '#4a4f58',
] as const;

const EXTRAS: Record<Extra, (look: Look) => string> = {
  beard: (look) =>
    `<path fill="${hairColor(look)}" d="M30.5 47c1 16 8 21.5 19.5 21.500S68.5 63 69.5 47c-2 6-5 9-10 9-5-2.5-14-2.5-19 0-5 0-8-3-10-9z"/>`,
  stubble: (look) =>
    `<path fill="${hairColor(look)}" opacity=".25" d="M31 49c2 14 8 18.5 19 18.500S67 63 69 49c-2 5-5 7-10 7-5-2-13-2-18 0-5 0-8-2-10-7z"/>`,
  moustache: (look) =>
    `<path fill="${hairColor(look)}" d="M50 53c-4-2.5-9-1-10 2.5 4 1.5 7 1 10-.5 3 1.5 6 2 10 .5-1-3.5-6-5-10-2.500z"/>`,
  glasses: () =>
    `<g fill="#fff" fill-opacity=".25" stroke="#33302e" stroke-width="1.8"><circle cx="41.5" cy="44" r="6.5"/><circle cx="58.5" cy="44" r="6.5"/><path fill="none" d="M48 43.500q2-1.5 4 0"/></g>`,
  earrings: () => `<g fill="#e8b93e"><circle cx="29.5" cy="54" r="2"/><circle cx="70.5" cy="54" r="2"/></g>`,
};

const hairColor = ({ color }: Look): string => COLORS[color]!;

/**
 * Draws a friendly portrait.
 * @param seed determines clothes, background and smile
 * @returns an SVG element of the given size
 */
export function portrait(look: Look, seed: number, { x = 0, y = 0, size = 512 } = {}): string {
  const [skin, shade] = SKINS[look.skin]!;
  const { behind, front } = HAIR[look.hair](hairColor(look));
  const clothes = CLOTHES[(seed * 3) % CLOTHES.length]!;
  const extra = (name: Extra): string => (look.extras?.includes(name) ? EXTRAS[name](look) : '');
  const smile =
    seed % 3 === 0
      ? '<path d="M42 56q8 9 16 0z" fill="#fff" stroke="#7c3b33" stroke-width="1.5" stroke-linejoin="round"/>'
      : '<path d="M42.5 57q7.5 6 15 0" stroke="#7c3b33" stroke-width="2" fill="none" stroke-linecap="round"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="${BACKGROUNDS[seed % BACKGROUNDS.length]!}"/>
    <circle cx="50" cy="46" r="41" fill="#fff" opacity=".22"/>
    ${behind}
    <path fill="${clothes}" d="M10 101c1-19 14-26 31-28h18c17 2 30 9 31 28z"/>
    <path fill="${shade}" d="M42 60h16v13c-2 6-14 6-16 0z"/>
    <g fill="${shade}"><circle cx="30" cy="46" r="4.5"/><circle cx="70" cy="46" r="4.5"/></g>
    <path fill="${skin}" d="M30 41c0-15 8-22 20-22s20 7 20 22c0 17-8 27-20 27S30 58 30 41z"/>
    <g fill="#e4604e" opacity=".16"><circle cx="37" cy="53" r="4"/><circle cx="63" cy="53" r="4"/></g>
    ${extra('beard')}${extra('stubble')}
    <g fill="#2a2220"><ellipse cx="41.5" cy="44.5" rx="2.3" ry="2.7"/><ellipse cx="58.5" cy="44.5" rx="2.3" ry="2.7"/></g>
    <g stroke="#2a2220" stroke-opacity=".7" stroke-width="1.8" fill="none" stroke-linecap="round">
      <path d="M37 38.500q4-2.5 8-.8"/><path d="M55 37.700q4-1.7 8 .8"/>
    </g>
    <path d="M50 45q-2.5 5 .8 5.5" stroke="${shade}" stroke-width="1.8" fill="none" stroke-linecap="round"/>
    ${extra('moustache')}${smile}
    ${front}
    ${extra('glasses')}${look.hair === 'hijab' ? '' : extra('earrings')}
  </svg>`;
}
