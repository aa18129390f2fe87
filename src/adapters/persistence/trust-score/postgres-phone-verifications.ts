import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { PhoneVerifications } from '../../../application/trust-score/ports.js';
import { PhoneVerification } from '../../../domain/trust-score/phone-verification.js';
import { Records } from '../records.js';
import { removeBatch } from '../remove-batch.js';
import { PhoneVerificationRecord } from './trust-score.mapping.js';

export class PostgresPhoneVerifications implements PhoneVerifications {
  private readonly records;

  constructor(private readonly em: EntityManager) {
    this.records = new Records(em, PhoneVerificationRecord, PhoneVerification);
  }

  findForUpdate(userId: number): Promise<PhoneVerification | null> {
    return this.records.one(
      this.em.findOne(
        PhoneVerificationRecord,
        { userId },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      ),
    );
  }

  async replace(verification: PhoneVerification): Promise<void> {
    const record = this.records.recordOf(verification);
    await this.em.upsert(record, undefined, { onConflictFields: ['userId'] });
    this.records.identify(verification);
  }

  async save(verification: PhoneVerification): Promise<void> {
    await this.records.save(verification);
  }

  async remove(verification: PhoneVerification): Promise<void> {
    await this.records.remove(verification);
  }

  removeExpiredBefore(instant: Date, limit: number): Promise<number> {
    return removeBatch(this.em, 'phone_verifications', 'code_expiry < ?', [instant], limit);
  }
}
