/**
 * Repeat rule: weeks after a match during which two users who attended it are not seated together again, unless both
 * named each other in their feedback. Feeds the query `AVOIDED_PAIRS`.
 */
export const NO_REPEAT_WEEKS = 8;
