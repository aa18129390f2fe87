/** A moderator decided the review; the handler notifies the user. */
export interface ReviewDecided {
  readonly type: 'review-decided';
  readonly reviewId: number;
  readonly outcome: 'approved' | 'rejected';
}

/** The review was closed without a decision. */
export interface ReviewWithdrawn {
  readonly type: 'review-withdrawn';
  readonly reviewId: number;
}

export type ReviewEvent = ReviewDecided | ReviewWithdrawn;
