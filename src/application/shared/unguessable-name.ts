import type { Chance } from './ports.js';

const LENGTH = 24;

/** @returns 24 random letters and digits (124 bits of entropy) */
export function unguessableName(chance: Chance): string {
  return Array.from({ length: LENGTH }, () => chance.below(36).toString(36)).join('');
}
