import { Migration } from '@mikro-orm/migrations';

/** Counters of rate limits may be lost with a crash of the database, so counting needs no write to disk. */
export class UnloggedRateLimits extends Migration {
  override up(): void {
    this.addSql(`alter table rate_limits set unlogged`);
  }
}
