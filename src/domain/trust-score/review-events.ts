/** A moderator approved or rejected; the person is to be told. */
export interface ReviewDecided {
  readonly type: 'review-decided';
  readonly reviewId: number;
  readonly outcome: 'approved' | 'rejected';
}

/** Nobody will look at it any more. */
export interface ReviewWithdrawn {
  readonly type: 'review-withdrawn';
  readonly reviewId: number;
}

export type ReviewEvent = ReviewDecided | ReviewWithdrawn;
