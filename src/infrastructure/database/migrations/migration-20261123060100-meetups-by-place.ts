import { Migration } from '@mikro-orm/migrations';

/**
 * The list of meetups begins with the nearest of all days. `max_miles` takes any positive number; the whole number that the
 * previous release reads and writes is kept equal to it.
 */
export class MeetupsByPlace extends Migration {
  override up(): void {
    this.addSql(
      `create index meetups_by_place on meetups using gist (point(longitude, latitude)) where status = 'open'`,
    );
    this.addSql(`alter table meetups add column max_miles double precision`);
    this.addSql(`update meetups set max_miles = max_distance where max_distance is not null`);
    this.addSql(`
      create function keep_max_distance() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          new.max_miles := coalesce(new.max_miles, new.max_distance);
        elsif new.max_miles is not distinct from old.max_miles and new.max_distance is distinct from old.max_distance then
          new.max_miles := new.max_distance;
        end if;
        new.max_distance := ceil(new.max_miles);
        return new;
      end $$`);
    this.addSql(`
      create trigger keep_max_distance before insert or update on meetups
        for each row execute function keep_max_distance()`);
  }
}
