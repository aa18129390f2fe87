/**
 * A SQL condition: whether either user has blocked the other. False where an id is null. See ADR 16.
 * @param one, other SQL for the user ids, such as `$1` or `c.user_id`
 */
export const isBlockedSql = (one: string, other: string): string =>
  `exists (select from blocked_pairs pair where pair.a = ${one} and pair.b = ${other})`;
