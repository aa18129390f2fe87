import { Migration } from '@mikro-orm/migrations';

/**
 * Reports may end with a warning. The rule of the states is the domain's alone, because a new rule here could refuse rows
 * of the previous release.
 */
export class Warnings extends Migration {
  override up(): void {
    this.addSql(`alter table reports drop constraint reports_status_check`);
  }
}
