import type { MatchFeedback } from '../../domain/match/match-feedback.js';
import type { Ground } from '../ground/ground.js';
import type { MatchMails } from '../match/match-mails.js';
import type { Matches } from '../match/ports.js';
import type { Blocks, PairContacts } from '../moderation/ports.js';
import type { SubmitReport } from '../moderation/submit-report.js';

/** Feedback, one entry per user and match. */
export interface FeedbackEntries {
  /** Inserts the entry or replaces the user's earlier one; fields that are absent keep what was said before. */
  save(matchId: number, feedback: MatchFeedback, now: Date): Promise<void>;
  /** Records that a report was submitted with the entry. */
  markConcern(matchId: number, userId: number): Promise<void>;
}

/**
 * Users who are never seated with each other again because one of them said so. Stored with its direction, has the same
 * effect in both. See ADR 47.
 */
export interface SeatingExclusions {
  /** Replaces what the user said in the feedback on this match. */
  replace(matchId: number, userId: number, excludedIds: readonly number[], now: Date): Promise<void>;
  /** Removes what the user said about these users, after whichever match. */
  lift(userId: number, excludedIds: readonly number[]): Promise<void>;
}

/** The reader's own feedback on a match; the ids are those of other members. */
export interface OwnFeedbackRow {
  readonly attended: boolean;
  readonly again: readonly number[];
  readonly notAgain: readonly number[];
  readonly came: readonly number[];
  readonly didNotCome: readonly number[];
  readonly note: string | null;
  /** Whether a concern was submitted to the moderators. */
  readonly hasConcern: boolean;
}

export interface FeedbackQueries {
  /** `feedback` is null until the reader has given any. */
  feedbackOf(
    userId: number,
    matchId: number,
  ): Promise<{ readonly isMember: boolean; readonly feedback: OwnFeedbackRow | null }>;
}

export interface FeedbackPorts extends Ground {
  readonly matches: Matches;
  readonly feedback: FeedbackEntries;
  readonly exclusions: SeatingExclusions;
  readonly blocks: Pick<Blocks, 'lockUsersForUpdate'>;
  readonly pairContacts: PairContacts;
  readonly submitReport: Pick<SubmitReport, 'execute'>;
  readonly matchMails: MatchMails;
}
