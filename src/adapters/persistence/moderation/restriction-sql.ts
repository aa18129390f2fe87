/**
 * SQL for the suspension that is in force for a user, at most one row.
 * @param userId, now SQL for the user id and the current time, such as `u.id` or `$1`
 */
export const restrictionsSql = (userId: string, now: string): string =>
  `from suspensions restriction
   where restriction.user_id = ${userId} and restriction.status = 'in_force'
     and (restriction.until is null or restriction.until > ${now}::timestamptz)`;
