import { ageBand } from '../../shared/age.js';
import type { Coordinates } from '../../shared/distance.js';
import { WEEK_MS } from '../../shared/durations.js';
import { finalRunOf } from '../../shared/slot.js';
import { type RequestTimes, wasOpenAtFinalRun } from '../what-if/past-request.js';
import { centerOf, milesFrom } from './center.js';
import type { Dimension, OpenedRequest } from './seat-shares.js';

/** An account counts as new in its first weeks. Not by its seats: who gets none would stay new, and new ones would get none. */
const NEW_WEEKS = 8;

/** A stored request, with what is known of its user today. */
export interface StoredRequest extends RequestTimes {
  readonly userId: number;
  /** On the Saturday. */
  readonly age: number;
  readonly coordinates: Coordinates | null;
  readonly joinedAt: Date;
  readonly cameWithFriends: boolean;
  /** Whether there is a seat at a table that took place. */
  readonly hasSeat: boolean;
  /** When a seat at such a table was given up last; null without one. */
  readonly seatLeftAt: Date | null;
}

/**
 * The requests that were open at their final run, with their cells and their outcome. A seat that was given up after the
 * final run counts. Distances are those from the center of the requests in the same time zone.
 * @param stored the earliest Saturday first
 */
export function openedRequests(stored: readonly StoredRequest[]): OpenedRequest[] {
  const open = stored.filter(wasOpenAtFinalRun);
  const byZone = Map.groupBy(open, ({ timeZone }) => timeZone);
  const placesOf = (rows: readonly StoredRequest[]) => rows.map(({ coordinates }) => coordinates);
  const centers = new Map([...byZone].map(([zone, rows]) => [zone, centerOf(placesOf(rows))]));
  const inVain = new Map<number, number>();
  return open.map((row) => {
    const finalRun = finalRunOf(row.slot, row.timeZone);
    const isSeated = row.hasSeat || (row.seatLeftAt !== null && row.seatLeftAt > finalRun);
    const before = inVain.get(row.userId) ?? 0;
    inVain.set(row.userId, isSeated ? 0 : before + 1);
    const miles = milesFrom(centers.get(row.timeZone)!, row.coordinates);
    const cells = cellsOf(row, miles, finalRun);
    return { userId: row.userId, saturday: row.slot.preferredDate, cells, isSeated, inVain: before };
  });
}

function cellsOf(
  { age, joinedAt, cameWithFriends }: StoredRequest,
  miles: number | null,
  finalRun: Date,
): Record<Dimension, string | null> {
  const isNew = finalRun.getTime() - joinedAt.getTime() < NEW_WEEKS * WEEK_MS;
  return {
    age: ageBand(age),
    account: isNew ? 'new' : 'regular',
    distance: miles === null ? 'unknown' : distanceBand(miles),
    company: cameWithFriends ? 'friends' : 'single',
  };
}

function distanceBand(miles: number): string {
  if (miles < 5) return 'under_5';
  if (miles < 10) return '5_to_10';
  return miles < 20 ? '10_to_20' : '20_or_more';
}
