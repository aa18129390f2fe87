/**
 * Repeat rule: weeks during which two users are not seated together again, unless both asked for it in their feedback.
 */
export const NO_REPEAT_WEEKS = 8;
