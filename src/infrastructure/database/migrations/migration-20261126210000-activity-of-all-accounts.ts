import { Migration } from '@mikro-orm/migrations';

/** Accounts that nobody signed in to get a row, too, so that inactive accounts are found without reading all users. */
export class ActivityOfAllAccounts extends Migration {
  override up(): void {
    this.addSql(`
      insert into account_activity (user_id, signed_in_at)
      select id, created_at from users where deleted_at is null on conflict do nothing`);
  }
}
