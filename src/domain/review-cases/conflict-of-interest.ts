/** Weeks during which a moderator who shared a table with a user decides nothing about that user. */
export const CONFLICT_OF_INTEREST_WEEKS = 8;
