/**
 * Whether somebody's claim on a row holds at `clock.now`.
 * @param row the alias of a row that moderators claim
 */
export const isHeldSql = (row: string): string =>
  `(${row}.status = 'in_review' and ${row}.claimed_until > clock.now)`;

/** The status of such a row; once its claim has run out, it is `submitted` again. */
export const statusSql = (row: string): string =>
  `case when ${row}.status = 'in_review' and not ${isHeldSql(row)} then 'submitted' else ${row}.status end`;
