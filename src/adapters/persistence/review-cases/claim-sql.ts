/**
 * A SQL condition: whether the claim of a row is valid at `clock.now`.
 * @param row the alias of a report or review row
 */
export const isHeldSql = (row: string): string =>
  `(${row}.status = 'in_review' and ${row}.claimed_until > clock.now)`;

/** SQL for the status of such a row, which is `submitted` again once its claim has expired. */
export const statusSql = (row: string): string =>
  `case when ${row}.status = 'in_review' and not ${isHeldSql(row)} then 'submitted' else ${row}.status end`;
