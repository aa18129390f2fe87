/**
 * Someone as staff name them, a `Person` or null once the account is gone, for use in a larger statement.
 * @param user the alias of a left-joined `users`
 */
export const personSql = (user: string): string => `
  case when ${user}.id is not null and ${user}.deleted_at is null
    then json_build_object('id', ${user}.id, 'name', trim(${user}.first_name || ' ' || ${user}.last_name)) end`;
