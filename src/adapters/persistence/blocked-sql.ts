/**
 * Whether one of two people keeps the other away, for use in a larger statement. Never true of nobody.
 * @param one, other SQL for their ids, such as `$1` or `c.user_id`
 */
export const areApartSql = (one: string, other: string): string =>
  `exists (select from blocked_pairs apart where apart.a = ${one} and apart.b = ${other})`;
