/**
 * What keeps a person out at a moment, at most one row, for use in a larger statement.
 * @param userId, now SQL for the person and the moment, such as `u.id` or `$1`
 */
export const restrictionsSql = (userId: string, now: string): string =>
  `from suspensions restriction
   where restriction.user_id = ${userId} and restriction.status = 'in_force'
     and (restriction.until is null or restriction.until > ${now}::timestamptz)`;
