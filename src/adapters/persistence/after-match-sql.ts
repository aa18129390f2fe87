/** The place of a match in the order of start, for a page of those after it; the parameter is its id, or 0 for all. */
const PLACE = `
  select coalesce(max(starts_at), '-infinity') as starts_at, coalesce(max(id), 0) as id from matches where id = ?`;

/** A condition on `m`: after the match of the parameter in the order of `m.starts_at, m.id`. */
export const AFTER_MATCH = `(m.starts_at, m.id) > (${PLACE})`;
