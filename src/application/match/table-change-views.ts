/** The question about a second table as a member who was asked (the viewer) sees it. */
export interface SplitOfferRow {
  readonly expiresAt: Date;
  /** First names of the other members who were asked. */
  readonly others: readonly string[];
  /** Whether the viewer has agreed. */
  readonly hasAgreed: boolean;
}

export interface SplitOfferQueries {
  /** @returns `isMember` false without a seat in the match; a null offer when the user is not asked now */
  offerFor(
    userId: number,
    matchId: number,
    now: Date,
  ): Promise<{ isMember: boolean; offer: SplitOfferRow | null }>;
}
