import { Migration } from '@mikro-orm/migrations';

/** Reports that ended with a warning to the reported member. */
export class Warnings extends Migration {
  override up(): void {
    this.addSql(`
      alter table reports drop constraint reports_status_check,
        add constraint reports_status_check
          check (status in ('submitted', 'in_review', 'upheld', 'warned', 'dismissed'))`);
  }
}
