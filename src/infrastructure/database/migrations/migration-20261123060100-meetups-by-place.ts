import { Migration } from '@mikro-orm/migrations';

/** The list of meetups begins with the nearest of all days. `maxDistance` takes any positive number. */
export class MeetupsByPlace extends Migration {
  override up(): void {
    this.addSql(
      `create index meetups_by_place on meetups using gist (point(longitude, latitude)) where status = 'open'`,
    );
    this.addSql(`alter table meetups alter column max_distance type double precision`);
  }
}
