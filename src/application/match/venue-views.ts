/** A place up for the vote, as the people of a table read it. */
export interface VenueRow {
  readonly id: number;
  readonly name: string;
  readonly address: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly website: string | null;
  /** Whether it was the product's idea. */
  readonly byProduct: boolean;
  /** Null where it was the product's idea, or that of somebody who sits there no more. */
  readonly proposedBy: { readonly id: number; readonly firstName: string } | null;
  readonly votes: number;
  /** Whether the reader's vote is for it. */
  readonly isMine: boolean;
  readonly isChosen: boolean;
}

/**
 * The ballot of a table as one of its people reads it. Venues come in the order in which they were proposed; without
 * those by whom the reader is kept apart from, unless others are for them.
 */
export interface VenueBallotRow {
  /** Whether the table itself is still to come. */
  readonly isOpen: boolean;
  readonly startsAt: Date;
  readonly venueType: string;
  readonly suggestedLocation: string | null;
  readonly venues: readonly VenueRow[];
}

export interface VenueBallotQueries {
  /** Null unless the person sits there and the product formed the table. */
  ballotFor(userId: number, matchId: number): Promise<VenueBallotRow | null>;
}
