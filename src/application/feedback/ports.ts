import type { MatchFeedback } from '../../domain/match/match-feedback.js';

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
