import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { PhoneVerifications } from '../../../application/trust-score/ports.js';
import type { PhoneVerification } from '../../../domain/trust-score/phone-verification.js';
import { PhoneVerificationMapping } from './trust-score.mapping.js';

export class PostgresPhoneVerifications implements PhoneVerifications {
  constructor(private readonly em: EntityManager) {}

  findForUpdate(userId: number): Promise<PhoneVerification | null> {
    return this.em.findOne(
      PhoneVerificationMapping,
      { userId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  async replace(verification: PhoneVerification): Promise<void> {
    await this.em.upsert(verification, undefined, { onConflictFields: ['userId'] });
  }

  async save(verification: PhoneVerification): Promise<void> {
    this.em.persist(verification);
    await this.em.flush();
  }

  async remove(verification: PhoneVerification): Promise<void> {
    this.em.remove(verification);
    await this.em.flush();
  }

  async removeExpiredBefore(instant: Date): Promise<number> {
    const gone = await this.em.execute<object[]>(
      `delete from phone_verifications where code_expiry < ? returning id`,
      [instant],
    );
    return gone.length;
  }
}
