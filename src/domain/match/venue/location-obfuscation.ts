import type { Coordinates } from '../../shared/distance.js';
import { type MemberLocation, located } from './fair-middle.js';

/**
 * Minimum of located members (k-anonymity, k = 3): of two, each could compute the other's home from the minimax point.
 */
const MIN_LOCATED = 3;

/**
 * Grid cells per degree: a cell of 0.02 degrees is about 1.4 miles from south to north and spans four cells of the grid
 * to which stored coordinates are rounded.
 */
const CELLS_PER_DEGREE = 50;

/**
 * Location obfuscation: snaps each member's coordinates to the center of a grid cell before venues are ranked.
 * Comparing the venues of many tables, or moving one's own home, therefore reveals no more of another home than its
 * cell.
 * @returns null when fewer than three members have a location
 */
export function obfuscate(members: readonly MemberLocation[]): MemberLocation[] | null {
  if (located(members).length < MIN_LOCATED) return null;
  return members.map(({ coordinates, maxDistance }) => ({
    coordinates: coordinates && snapToGrid(coordinates),
    maxDistance,
  }));
}

const snapToGrid = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: snap(latitude),
  longitude: snap(longitude),
});

const snap = (degrees: number): number => Math.round(degrees * CELLS_PER_DEGREE) / CELLS_PER_DEGREE;
