import { Migration } from '@mikro-orm/migrations';

/** A file under review may have several pages, each kept as a picture. */
export class PagesOfFiles extends Migration {
  override up(): void {
    this.addSql(`alter table verification_reviews add column page_count integer not null default 1`);
  }
}
