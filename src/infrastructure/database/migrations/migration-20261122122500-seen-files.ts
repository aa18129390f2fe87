import { Migration } from '@mikro-orm/migrations';

/** Who has opened the file under review since they claimed it; an ID is not approved unseen. */
export class SeenFiles extends Migration {
  override up(): void {
    this.addSql(
      `alter table verification_reviews add column seen_by integer references users (id) on delete set null`,
    );
  }
}
