import type { WeeklyQuestionState } from '../../domain/weekly-question/weekly-question.js';
import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { Ground } from '../ground/ground.js';
import type { AskingForTables } from '../matching-request/asking-for-tables.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import type { Preferences } from '../notifications/preferences.js';

/** A member as the next question finds them. */
export interface MemberToAsk {
  /** Of their location; null where it is unknown. */
  readonly timeZone: TimeZone | null;
  readonly lastRequestAt: Date | null;
  readonly hasOpenRequest: boolean;
  readonly isSuspended: boolean;
  /** Local dates of the open matches and meetups at which they have a seat. */
  readonly seatedOn: readonly CalendarDate[];
}

/** Where a page of due questions continues. */
export type DueQuestion = Pick<WeeklyQuestionState, 'userId'> & { readonly nextAt: Date };

/** Of the members who want to be asked every week. */
export interface WeeklyQuestions {
  find(userId: number): Promise<WeeklyQuestionState | null>;
  /** With a row lock until the unit of work ends. */
  findForUpdate(userId: number): Promise<WeeklyQuestionState | null>;
  /** Inserts or updates. */
  save(question: WeeklyQuestionState): Promise<void>;
  /** Idempotent. */
  remove(userId: number): Promise<void>;
  /** At most `limit` questions that are due, soonest first, from the one after `after`. */
  due(now: Date, limit: number, after?: DueQuestion): Promise<DueQuestion[]>;
  /** @returns null for a deleted account */
  memberToAsk(userId: number, now: Date): Promise<MemberToAsk | null>;
}

export interface WeeklyQuestionPorts extends Ground {
  readonly weeklyQuestions: WeeklyQuestions;
  readonly requests: Pick<MatchingRequests, 'newestOf'>;
  readonly askingForTables: Pick<AskingForTables, 'open'>;
  readonly preferences: Pick<Preferences, 'set'>;
}
