import { Migration } from '@mikro-orm/migrations';

/** Several open reports of one member about the same target: for another reason, other words or after "not home safe". */
export class ReportsSideBySide extends Migration {
  override up(): void {
    this.addSql(`drop index one_open_report`);
  }
}
