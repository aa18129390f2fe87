import { Migration } from '@mikro-orm/migrations';

/** A request that was opened before its user set or changed the location gets the zone of the place that the engine uses. */
export class ZonesOfWaitingRequests extends Migration {
  override up(): void {
    this.addSql(`
      update meetup_requests r set time_zone = u.time_zone from users u
      where u.id = r.user_id and r.status = 'active' and not r.has_seat_place and u.time_zone <> r.time_zone`);
  }
}
