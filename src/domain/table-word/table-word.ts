import type { Language } from '../shared/language.js';

/**
 * The words of tables. Their positions are stored, so words are added at the end and never moved. Each was read in all
 * languages of the app: it is friendly, has no second meaning about people, bodies or beliefs, and goes with every other.
 */
export const ADJECTIVES = [
  'blue',
  'red',
  'green',
  'golden',
  'silver',
  'violet',
  'happy',
  'sunny',
  'cozy',
  'calm',
  'brave',
  'clever',
  'quick',
  'gentle',
  'round',
  'shiny',
  'tiny',
  'fresh',
  'striped',
  'dotted',
  'curious',
  'singing',
  'dancing',
  'flying',
  'laughing',
  'dreaming',
  'wandering',
  'patient',
  'friendly',
  'noble',
  'starry',
  'snowy',
  'lucky',
  'honest',
  'polite',
  'secret',
  'magic',
  'modern',
  'elegant',
  'painted',
] as const;
export const NOUNS = [
  'teapot',
  'spoon',
  'lantern',
  'kite',
  'lighthouse',
  'compass',
  'umbrella',
  'piano',
  'violin',
  'trumpet',
  'drum',
  'clock',
  'cactus',
  'sunflower',
  'tulip',
  'maple',
  'river',
  'mountain',
  'island',
  'bridge',
  'star',
  'moon',
  'rocket',
  'balloon',
  'sailboat',
  'anchor',
  'bicycle',
  'tram',
  'hat',
  'scarf',
  'candle',
  'penguin',
  'otter',
  'owl',
  'fox',
  'hedgehog',
  'heron',
  'swan',
  'turtle',
  'dolphin',
  'panda',
  'koala',
  'dragonfly',
  'beetle',
  'squirrel',
  'lemon',
  'apple',
  'pretzel',
  'waffle',
  'croissant',
  'basil',
  'mint',
  'cinnamon',
  'cup',
  'plate',
  'fork',
  'bowl',
  'kettle',
  'napkin',
  'bench',
  'window',
  'garden',
  'fountain',
  'castle',
  'windmill',
  'book',
  'letter',
  'pencil',
  'guitar',
  'harp',
  'accordion',
  'cloud',
  'forest',
  'lake',
  'pebble',
] as const;

type Adjective = (typeof ADJECTIVES)[number];
type Noun = (typeof NOUNS)[number];

/** Two words by which the members of a table find each other, as positions in the lists. */
export interface TableWord {
  readonly adjective: number;
  readonly noun: number;
}

/**
 * The words of one language. A noun comes after its gender (`f Tetera`) but in English; an adjective has one form, or a
 * masculine and a feminine one (`rojo/roja`), in German none of its endings (`Rot`).
 */
export interface TableWords {
  readonly adjectives: Readonly<Record<Adjective, string>>;
  readonly nouns: Readonly<Record<Noun, string>>;
}

const PAIRS = ADJECTIVES.length * NOUNS.length;
const pairOf = ({ adjective, noun }: TableWord): number => adjective * NOUNS.length + noun;

/**
 * Draws the words of a table, of those that fewest other tables have: so no words are repeated before all are used.
 * @param used words of the other tables of the same date and region
 * @param below a random integer from 0 up to, but not including, its argument
 */
export function drawTableWord(used: readonly TableWord[], below: (bound: number) => number): TableWord {
  const uses = new Array<number>(PAIRS).fill(0);
  for (const word of used) uses[pairOf(word)]!++;
  const fewest = uses.reduce((least, count) => Math.min(least, count));
  const free = [...uses.keys()].filter((pair) => uses[pair] === fewest);
  const pair = free[below(free.length)]!;
  return { adjective: Math.floor(pair / NOUNS.length), noun: pair % NOUNS.length };
}

/** Endings of the strong declension in German, by gender. */
const GERMAN_ENDINGS: Readonly<Record<string, string>> = { m: 'er', f: 'e', n: 'es' };

const SAID: Record<Language, (adjective: string, noun: string) => string> = {
  en: (adjective, noun) => `${adjective} ${noun}`,
  es: agreeing,
  fr: agreeing,
  de: (adjective, noun) => {
    const [gender, name] = noun.split(' ');
    return `${adjective}${GERMAN_ENDINGS[gender!]} ${name}`;
  },
};

/** A noun and the adjective after it, which agrees with its gender. */
function agreeing(adjective: string, noun: string): string {
  const [masculine, feminine = masculine] = adjective.split('/');
  const [gender, name] = noun.split(' ');
  return `${name} ${gender === 'f' ? feminine : masculine}`;
}

/** The words as one says them, such as 'Blue Teapot'. @returns null for a position that these lists do not have yet */
export function tableWordText(
  { adjective, noun }: TableWord,
  words: TableWords,
  language: Language,
): string | null {
  const [first, second] = [ADJECTIVES[adjective], NOUNS[noun]];
  return first && second ? SAID[language](words.adjectives[first], words.nouns[second]) : null;
}
