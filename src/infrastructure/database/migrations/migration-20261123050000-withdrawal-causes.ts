import { Migration } from '@mikro-orm/migrations';

/** Why a review was withdrawn; null for a review that was withdrawn before, or is not. */
export class WithdrawalCauses extends Migration {
  override up(): void {
    this.addSql(`
      alter table verification_reviews
        add column withdrawal_cause text
          check (withdrawal_cause in ('user', 'deadline', 'picture_changed', 'account_closed'))`);
  }
}
