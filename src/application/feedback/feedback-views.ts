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
