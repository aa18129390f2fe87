import { Migration } from '@mikro-orm/migrations';

/** The place that a seat was given for stays with its request, whatever the person's location becomes. */
export class PlacesOfSeats extends Migration {
  override up(): void {
    this.addSql(`
      alter table meetup_requests
        add column has_seat_place boolean not null default false,
        add column seat_latitude double precision,
        add column seat_longitude double precision`);
    this.addSql(`
      update meetup_requests r set has_seat_place = true, seat_latitude = u.latitude, seat_longitude = u.longitude
      from users u where u.id = r.user_id and r.status = 'matched'`);
  }
}
