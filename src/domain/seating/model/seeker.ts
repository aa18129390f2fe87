import type { AgeRange } from '../../shared/age.js';
import type { Coordinates } from '../../shared/distance.js';
import type { Gender } from '../../shared/gender.js';
import type { SurveyAnswers } from '../../shared/survey-answers.js';

/** A user in a seating problem, with everything that compatibility and affinity depend on. */
export interface Seeker {
  readonly id: number;
  readonly age: number;
  readonly ageRange: AgeRange;
  /** The largest accepted distance to another user, in miles. */
  readonly maxDistance: number;
  /** Null when unknown: two users without a location are compatible in distance. */
  readonly coordinates: Coordinates | null;
  readonly survey: SurveyAnswers | null;
  readonly interests: readonly string[];
  /** Seconds since the request was opened. */
  readonly waitingSeconds: number;
  /** Requeued after a cancelled or dissolved table: seated with priority. */
  readonly hasPriority: boolean;
  /** Missed tables before: where seats are scarce, seated after the others. Without effect for a user with priority. See ADR 52. */
  readonly comesLater?: boolean;
  /** Ids of incompatible users: blocks, tables left, tables of recent weeks. One direction is enough. */
  readonly avoid: ReadonlySet<number>;
  /**
   * Equal for friends, at least 0. Waiting ones sit at one table or wait together; without a number they come alone. See
   * ADR 46.
   */
  readonly group?: number | null;
  /** ISO 639 codes of the languages spoken, lowercase. This and the fields below are private. See ADR 70. */
  readonly languages?: readonly string[];
  /** Asks for a table at which all share a language. */
  readonly asksSharedLanguage?: boolean;
  /** Does not want to be the only one of this gender who said so. */
  readonly notTheOnly?: Gender | null;
}

/** What compatibility in age and distance depends on. */
export type Preferences = Pick<Seeker, 'id' | 'age' | 'ageRange' | 'maxDistance' | 'coordinates'>;
