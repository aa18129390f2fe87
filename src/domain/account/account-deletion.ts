/** First name shown to other users once an account is deleted. */
export const DELETED_USER = 'Deleted user';

/**
 * Days after which a deleted account and its messages are erased. Thirty are promised; the daily job may miss a day, so
 * the default leaves a margin of two.
 */
export const ERASED_AFTER_DAYS = 28;

/**
 * Placeholder username and email of a deleted account. It fails the validation of both fields, so no sign-up can take
 * it.
 */
export const shellName = (userId: number): string => `deleted user ${userId}`;
