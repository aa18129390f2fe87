import type { Chance } from './ports.js';

const LENGTH = 24;

/** @returns random letters and digits, by default 24 (124 bits of entropy) */
export function unguessableName(chance: Chance, length = LENGTH): string {
  return Array.from({ length }, () => chance.below(36).toString(36)).join('');
}
