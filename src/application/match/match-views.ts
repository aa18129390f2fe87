/** A table-mate as the others at the table may see them. */
export interface TableMateRow {
  readonly id: number;
  readonly displayName: string;
  readonly firstName: string;
  readonly profileImageUrl: string | null;
  readonly dateOfBirth: string | null;
  readonly trustScore: number;
}

/** A table as one of its people reads it; `users` are the others. */
export interface MatchRow {
  readonly id: number;
  readonly participants: readonly number[];
  readonly users: readonly TableMateRow[];
  readonly meetupType: string;
  readonly venueType: string;
  readonly suggestedTime: string;
  readonly suggestedDate: string;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly matchScore: number;
  readonly suggestedLocation: string | null;
  readonly status: string;
  /** The reader's own seat: joined or confirmed. */
  readonly ownStatus: string;
  /** The best answer that a pair shares; null in groups. */
  readonly sharedInterest: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What table-mates may read of each other. */
export interface ProfileRow extends TableMateRow {
  readonly bio: string | null;
  readonly interests: readonly string[];
  readonly isEmailVerified: boolean;
  readonly isIdVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly isProfilePictureVerified: boolean;
}

export interface MatchQueries {
  /** The person's tables, at most fifty: those to come, the soonest first, then those that are over, the latest first. */
  matchesOf(userId: number): Promise<MatchRow[]>;
  /** Null unless the person sits there. */
  matchOf(userId: number, matchId: number): Promise<MatchRow | null>;
  /** Null unless the two share a table that is still there. One's own profile is always there. */
  profileFor(readerId: number, userId: number): Promise<ProfileRow | null>;
}
