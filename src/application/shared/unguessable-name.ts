import type { Chance } from './ports.js';

const LENGTH = 24;

/** 24 letters and digits (124 bits), for file names that cannot be guessed. */
export function unguessableName(chance: Chance): string {
  return Array.from({ length: LENGTH }, () => chance.below(36).toString(36)).join('');
}
