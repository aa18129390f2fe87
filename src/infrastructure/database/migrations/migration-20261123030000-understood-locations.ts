import { Migration } from '@mikro-orm/migrations';

/** The town that the geocoder understood from a typed location. */
export class UnderstoodLocations extends Migration {
  override up(): void {
    this.addSql(`alter table users add column location_near text`);
  }
}
