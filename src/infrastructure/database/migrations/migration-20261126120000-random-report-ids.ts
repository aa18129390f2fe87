import { Migration } from '@mikro-orm/migrations';

/**
 * Ids of reports are random, so that staff from whom a report is hidden cannot count it by the ids of others. The
 * previous release inserts without an id and gets the same default.
 */
export class RandomReportIds extends Migration {
  override up(): void {
    // The first eight digits of a random UUID are 32 random bits; 31 of them make a positive integer.
    this.addSql(`
      create function random_report_id() returns integer language plpgsql volatile as $$
      declare
        candidate integer;
      begin
        loop
          candidate := (('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint & 2147483647)::integer;
          exit when candidate > 0 and not exists (select from reports where id = candidate);
        end loop;
        return candidate;
      end $$`);
    this.addSql(`alter table reports alter column id set default random_report_id()`);
    this.addSql(`drop sequence reports_id_seq`);
  }
}
