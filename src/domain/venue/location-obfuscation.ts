import { COARSE_DISTANCES, coarsePlace } from '../shared/coarse-values.js';
import { type MemberLocation, located } from './fair-middle.js';

/**
 * Minimum of located members (k-anonymity, k = 3): of two, each could compute the other's cell from the minimax point. All
 * other members can be accounts of one person, so the cells, not this number, bound what a table reveals.
 */
const MIN_LOCATED = 3;

/**
 * Location obfuscation: each member's coordinates and distance limit in the steps of `coarse-values.ts`, before venues are
 * ranked. Comparing the venues of many tables, or moving one's own home, therefore reveals no more of another member than
 * these steps.
 * @returns null when fewer than three members have a location
 */
export function obfuscate(members: readonly MemberLocation[]): MemberLocation[] | null {
  if (located(members).length < MIN_LOCATED) return null;
  return members.map(({ coordinates, maxDistance }) => ({
    coordinates: coordinates && coarsePlace(coordinates),
    maxDistance: nextStep(maxDistance),
  }));
}

/** Rounded up, so that no venue is excluded that is near enough for the exact limit. */
const nextStep = (miles: number): number =>
  COARSE_DISTANCES.find((step) => step >= miles) ?? COARSE_DISTANCES.at(-1)!;
