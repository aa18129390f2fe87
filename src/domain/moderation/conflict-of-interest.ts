/** A moderator decides nothing about a person with whom they had a seat at one table within this time. */
export const CONFLICT_OF_INTEREST_WEEKS = 8;
