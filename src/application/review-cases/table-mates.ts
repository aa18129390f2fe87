/** Shared tables, which cause a conflict of interest between a moderator and a user. */
export interface TableMates {
  /**
   * Whether two users have, or had within the last eight weeks, a seat at the same table, whatever the state of the match.
   */
  areTableMates(one: number, other: number, now: Date): Promise<boolean>;
  /** Whether the user has, or ever had, a seat in the match or meetup. */
  satAt(userId: number, matchId: number): Promise<boolean>;
}
