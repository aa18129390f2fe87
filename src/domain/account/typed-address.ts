import { US_STATES } from '../server-and-browser/us-states.js';

/** A found address as it is compared with a typed text. */
export interface NamedAddress {
  /** Every name of the address and of what contains it, codes included. */
  readonly names: readonly string[];
  /** Town alone; null for an address that is in none, such as a state. */
  readonly town: string | null;
}

const LONGEST_READ = 200;
const MAX_PARTS = 10;

/** Abbreviations in typed addresses, in lower case. */
const ABBREVIATIONS = new Map<string, string>([
  ...Object.entries(US_STATES).map(([code, name]) => [code.toLowerCase(), name.toLowerCase()] as const),
  ['usa', 'united states'],
  ['us', 'united states'],
  ['uk', 'united kingdom'],
  ['st', 'street'],
  ['ave', 'avenue'],
  ['rd', 'road'],
  ['blvd', 'boulevard'],
  ['dr', 'drive'],
]);

/**
 * Whether a typed text names this address and not one whose name only begins alike: each word of the text is a whole
 * word of the address, or the text has a part that is the town, and every part after it is a whole part of the address.
 * Numbers are ignored, because house numbers are often not on the map.
 */
export function namesAddress(text: string, { names, town }: NamedAddress): boolean {
  if (town === null) return false;
  const townWords = wordsOf(town);
  if (townWords.length === 0) return false;
  const known = new Set(names.flatMap(wordsOf));
  const isKnown = (word: string) =>
    known.has(word) ||
    (ABBREVIATIONS.get(word)
      ?.split(' ')
      .every((part) => known.has(part)) ??
      false);
  const parts = text
    .slice(0, LONGEST_READ)
    .split(',', MAX_PARTS)
    .map((part) => wordsOf(part).filter((word) => !/\p{N}/u.test(word)));
  const isTown = (part: string[]) => part.join(' ') === townWords.join(' ');
  const from = parts.findIndex(isTown);
  if (from >= 0) return parts.slice(from).flat().every(isKnown);
  const words = parts.flat();
  return townWords.every((word) => words.includes(word)) && words.every(isKnown);
}

/** Lowercase, without accents, split at every character that is neither letter nor digit. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
