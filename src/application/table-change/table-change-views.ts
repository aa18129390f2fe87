/**
 * What the viewer is asked: whether they form a second table with a user who has no seat, whether all of their table share
 * one with others, or whether they move to a table that is too small to meet.
 */
export const TABLE_CHANGE_KINDS = ['second_table', 'merge', 'rescue'] as const;
type TableChangeKind = (typeof TABLE_CHANGE_KINDS)[number];

/** A proposed table change as a member who was asked (the viewer) sees it; the answers of others are private. */
export interface TableChangeRow {
  readonly kind: TableChangeKind;
  readonly expiresAt: Date;
  /** First names of the others who were asked at the viewer's table. */
  readonly others: readonly string[];
  /** Number of users of the new table who are not at the viewer's table now. */
  readonly newcomers: number;
  /** The viewer's own answer; null before they gave one. */
  readonly agrees: boolean | null;
}

export interface TableChangeQueries {
  /** @returns `isMember` false without a seat in the match; a null change when the user is not asked now */
  changeFor(
    userId: number,
    matchId: number,
    now: Date,
  ): Promise<{ isMember: boolean; change: TableChangeRow | null }>;
}
