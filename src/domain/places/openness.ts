import { MINUTE_MS } from '../shared/durations.js';

/** Whether a place is open at some time; unknown where its map has no hours, or hours that cannot be evaluated. */
export const OPENNESS = ['open', 'closed', 'unknown'] as const;
export type Openness = (typeof OPENNESS)[number];

/** Longest opening hours that are read, in UTF-16 code units: the longest value of OpenStreetMap. */
export const LONGEST_HOURS = 255;

/** How long a place has to be open from the start of a table on, for guests who only just sat down. */
const SHORTEST_STAY_MS = 90 * MINUTE_MS;

export interface TimeSpan {
  readonly from: Date;
  readonly until: Date;
}

/** The time for which a table needs its place to be open. */
export const stayFrom = (startsAt: Date): TimeSpan => ({
  from: startsAt,
  until: new Date(startsAt.getTime() + SHORTEST_STAY_MS),
});
