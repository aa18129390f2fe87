import type { Chance } from './ports.js';

/** Without letters and digits that are read for each other; each stands for almost five bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A secret that a person reads off a screen or a sheet and types: `groups` of `length` letters and digits, with hyphens between. */
export function readableSecret(chance: Chance, groups: number, length: number): string {
  const group = () => Array.from({ length }, () => ALPHABET[chance.below(ALPHABET.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
