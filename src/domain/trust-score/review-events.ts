/** A moderator decided the review; the handler notifies the user. */
interface ReviewDecided {
  readonly type: 'review-decided';
  readonly reviewId: number;
  readonly outcome: 'approved' | 'rejected';
}

/** The review was closed without a decision. */
interface ReviewWithdrawn {
  readonly type: 'review-withdrawn';
  readonly reviewId: number;
}

export type ReviewEvent = ReviewDecided | ReviewWithdrawn;
