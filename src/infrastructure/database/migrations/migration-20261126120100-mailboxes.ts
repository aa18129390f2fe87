import { Migration } from '@mikro-orm/migrations';

/**
 * One mailbox is one account. Of accounts that shared one before, the oldest keeps it; the others have none, as those have
 * that the previous release still inserts. The spelling is `mailboxOf` of the domain.
 */
export class Mailboxes extends Migration {
  override up(): void {
    this.addSql(`alter table users add column mailbox text`);
    this.addSql(`
      with spelled as (
        select id, regexp_replace(split_part(lower(email), '@', 1), '(.)\\+.*$', '\\1') as name,
          split_part(lower(email), '@', 2) as domain
        from users where deleted_at is null and auth_provider <> 'system' and email like '%@%'
      ), boxes as (
        select id, case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
          else name || '@' || domain end as mailbox
        from spelled
      ), oldest as (select mailbox, min(id) as id from boxes group by mailbox)
      update users set mailbox = oldest.mailbox from oldest where users.id = oldest.id`);
    this.addSql(`create unique index users_mailbox_unique on users (mailbox)`);
  }
}
