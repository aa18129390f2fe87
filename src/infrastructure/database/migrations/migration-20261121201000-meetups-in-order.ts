import { Migration } from '@mikro-orm/migrations';

/** Who has no place on the map reads the list of open meetups in this order, and every list its days. */
export class MeetupsInOrder extends Migration {
  override up(): void {
    this.addSql(`create index meetups_in_order on meetups (scheduled_date, id) where status = 'open'`);
  }
}
