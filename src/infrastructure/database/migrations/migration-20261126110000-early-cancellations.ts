import { Migration } from '@mikro-orm/migrations';

/** A report that no member made: of an account that canceled a table within a day of its registration. */
export class EarlyCancellations extends Migration {
  override up(): void {
    this.addSql(`
      alter table reports drop constraint reports_source_check,
        add constraint reports_source_check check (source in ('form', 'home_safe', 'early_cancellation'))`);
  }
}
