import type { PastRequest } from '../../../domain/seating/what-if/past-request.js';
import type { EarlierMeeting } from '../../../domain/seating/what-if/past-seeker.js';
import type { SeatingProblem } from '../../../domain/seating/model/problem.js';
import type { SeatingResult } from '../../../domain/seating/model/result.js';
import type { CalendarDate } from '../../../domain/shared/calendar-date.js';

/** What is still stored of a past Saturday. Reads without locks, from a replica where there is one. */
export interface PastSaturdays {
  /** The requests of users who are not suspended now, by id. */
  requestsOf(saturday: CalendarDate, now: Date, limit: number): Promise<PastRequest[]>;
  /** Pairs of these users who attended a table together between the instants. */
  meetingsOf(userIds: readonly number[], from: Date, to: Date): Promise<EarlierMeeting[]>;
  /** About how many requests took part, by the counts of the saved runs; null without saved runs. */
  recordedOf(saturday: CalendarDate): Promise<number | null>;
}

/** A run of the engine apart from the real one, with one time limit for all its problems. */
export interface Trial {
  /** @returns null once the time is over. @throws Error when the result violates a rule or the trial was aborted */
  solve(problem: SeatingProblem): Promise<SeatingResult | null>;
  /** Ends the thread. Idempotent. */
  close(): Promise<void>;
}

/** Starts trials. */
export interface TrialEngine {
  /** @param gone aborted when the caller no longer waits for the result, which ends the computation */
  start(gone: AbortSignal): Trial;
}
