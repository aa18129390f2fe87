/**
 * Whether one of two people keeps the other away, for use in a larger statement. Never true of nobody.
 * @param one, other SQL for their ids, such as `$1` or `c.user_id`
 */
export const isBlockedSql = (one: string, other: string): string =>
  `exists (select from blocked_pairs pair where pair.a = ${one} and pair.b = ${other})`;
