import type { Chance } from './ports.js';

/** Without characters that look alike; almost five bits of entropy each. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** @returns a random secret for manual entry: `groups` groups of `length` letters and digits, joined by hyphens */
export function readableSecret(chance: Chance, groups: number, length: number): string {
  const group = () => Array.from({ length }, () => ALPHABET[chance.below(ALPHABET.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
