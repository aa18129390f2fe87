import type { Chance } from './ports.js';

const LENGTH = 24;

/** 24 letters and digits (124 bits), for files that nobody finds by trying. */
export function unguessableName(chance: Chance): string {
  return Array.from({ length: LENGTH }, () => chance.below(36).toString(36)).join('');
}
