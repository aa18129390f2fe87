import type { AgeRange } from '../../shared/age.js';
import type { Coordinates } from '../../shared/distance.js';
import type { SurveyAnswers } from '../../shared/survey-answers.js';

/** Someone who asked for a table in a slot, with all that decides whom they may sit with. */
export interface Seeker {
  readonly id: number;
  readonly age: number;
  readonly ageRange: AgeRange;
  /** The furthest the other may live away, in miles. */
  readonly maxDistance: number;
  /** Null when unknown: two such people count as near each other. */
  readonly coordinates: Coordinates | null;
  readonly survey: SurveyAnswers | null;
  readonly interests: readonly string[];
  /** Seconds since the request was opened. */
  readonly waitingSeconds: number;
  /** Re-queued after a cancelled or dissolved table: seated before others. */
  readonly goesFirst: boolean;
  /** Ids of people this one may not sit with: blocks, tables left, dinners of the last weeks. One direction is enough. */
  readonly avoid: ReadonlySet<number>;
}
