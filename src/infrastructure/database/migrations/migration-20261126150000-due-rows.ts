import { Migration } from '@mikro-orm/migrations';

/** Foreign keys without an index, as table and column. Most name staff, and are empty in most rows. */
const UNINDEXED = [
  ['reliability_misses', 'answered_by'],
  ['reports', 'claimed_by'],
  ['reports', 'decided_by'],
  ['suspensions', 'agreed_by'],
  ['suspensions', 'answered_by'],
  ['suspensions', 'asked_by'],
  ['suspensions', 'lifted_by'],
  ['verification_reviews', 'claimed_by'],
  ['verification_reviews', 'decided_by'],
  ['verification_reviews', 'seen_by'],
] as const;

/** Indexes by which recurring jobs find what is due in pages, and which chats are empty and which weeks were mailed. */
export class DueRows extends Migration {
  override up(): void {
    this.addSql(`create index seats_of_request on match_members (request_id)`);
    for (const [table, column] of UNINDEXED)
      this.addSql(`create index ${table}_${column} on ${table} (${column}) where ${column} is not null`);

    this.addSql(`create index matches_in_order on matches (starts_at, id)`);
    this.addSql(`
      create index open_matches_in_order on matches (starts_at, id) where status in ('pending', 'confirmed')`);
    this.addSql(
      `create index completed_matches_in_order on matches (starts_at, id) where status = 'completed'`,
    );
    this.addSql(`
      create index matches_to_ask on matches (starts_at, id)
        where status = 'completed' and feedback_asked_at is null`);
    this.addSql(`drop index matches_by_start`);

    this.addSql(`
      create index waiting_in_slot_and_zone
        on meetup_requests (preferred_date, preferred_time, venue_type, time_zone, id) where status = 'active'`);
    this.addSql(`drop index waiting_in_slot`);
    this.addSql(`
      create index pending_matches_in_slot on matches (suggested_date, suggested_time, venue_type, time_zone)
        where status = 'pending' and meetup_id is null`);

    this.addSql(`alter table matches add column chat_purged_at timestamptz`);
    this.addSql(`
      create index chats_to_purge on matches (starts_at) where chat_purged_at is null and status <> 'in_touch'`);

    this.addSql(`create table mailed_weeks (saturday date primary key, mailed_at timestamptz not null)`);
  }
}
