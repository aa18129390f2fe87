import { Migration } from '@mikro-orm/migrations';

/** Late arrivals, and the last reminder of each member. `matches.reminded_at` stays for the previous release. */
export class Attendance extends Migration {
  override up(): void {
    this.addSql(`
      alter table match_members
        add column late_minutes integer check (late_minutes between 5 and 60),
        add column reminded_at timestamptz`);
    this.addSql(`
      update match_members seat set reminded_at = m.reminded_at
      from matches m where m.id = seat.match_id and m.reminded_at is not null`);
  }
}
