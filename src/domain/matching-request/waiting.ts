import type { Coordinates } from '../shared/distance.js';

/** How many others wait for a slot: rounded, so that the arrival of a single user cannot be read from it. */
export const WAITING_LEVELS = ['few', 'five_or_more', 'ten_or_more'] as const;
export type WaitingLevel = (typeof WAITING_LEVELS)[number];

/** Counting further changes no level: the user's own request and ten others. */
export const MOST_COUNTED = 11;

/** @param waiting users who wait and whose accounts count, the user included; one less is shown to a user who does not */
export function waitingLevel(waiting: number): WaitingLevel {
  const others = waiting - 1;
  if (others >= 10) return 'ten_or_more';
  return others >= 5 ? 'five_or_more' : 'few';
}

/** A box in degrees. */
export interface Reach {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/**
 * The box in which waiting users are counted. It contains every place within the largest distance of a request, and is
 * the same for all locations of one degree, so that moving within a region reveals nothing. Its edges are half degrees, so
 * that users are compared by whole degrees too: other edges, which depend on the row, would tell a longitude by and by.
 */
export function reachAround({ latitude, longitude }: Coordinates): Reach {
  const [row, column] = [Math.round(latitude), Math.round(longitude)];
  const width = 0.5 + Math.ceil(1 / Math.max(0.2, Math.cos(((Math.abs(row) + 1.5) * Math.PI) / 180)));
  return { south: row - 1.5, north: row + 1.5, west: column - width, east: column + width };
}
