import { Migration } from '@mikro-orm/migrations';

/** Offers to split a table become proposals that may also join two tables, and keep refusals until the deadline. See ADR 45. */
export class TableChanges extends Migration {
  override up(): void {
    this.addSql(`alter table split_offers alter request_id drop not null`);
    this.addSql(
      `alter table split_offers add other_match_id int unique references matches (id) on delete cascade`,
    );
    this.addSql(`alter table split_offer_movers add has_declined boolean not null default false`);
  }
}
