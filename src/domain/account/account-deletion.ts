/** How people who knew someone read of them once their account is deleted. */
export const DELETED_USER = 'Deleted user';

/**
 * What is left of a deleted account and every message of the person is erased after so many days. Thirty are promised;
 * the job that erases comes daily, and may have been away for a day.
 */
export const ERASED_AFTER_DAYS = 28;

/** A username and an address that break the rules of both, so that nobody can ever sign up with them. */
export const shellName = (userId: number): string => `deleted user ${userId}`;
