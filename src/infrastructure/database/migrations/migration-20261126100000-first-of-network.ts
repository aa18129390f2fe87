import { Migration } from '@mikro-orm/migrations';

/**
 * Whether an account was the first that its network opened on that day. The networks of accounts that exist are not
 * known, so one of each day is taken as such. See ADR 54.
 */
export class FirstOfNetwork extends Migration {
  override up(): void {
    this.addSql(`alter table users add column is_first_of_network boolean not null default false`);
    this.addSql(`update users set is_first_of_network = true where id in (
      select distinct on (created_at::date) id from users where deleted_at is null order by created_at::date, id)`);
  }
}
