import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { EmailProofs } from '../../../application/credentials/ports.js';
import { EmailProof, type ProofPurpose } from '../../../domain/account/email-proof.js';
import { lockReplacement } from '../lock-replacement.js';
import { Records } from '../records.js';
import { removeBatch } from '../remove-batch.js';
import { EmailProofRecord } from '../account/account.mapping.js';

export class PostgresEmailProofs implements EmailProofs {
  private readonly records;

  constructor(private readonly em: EntityManager) {
    this.records = new Records(em, EmailProofRecord, EmailProof);
  }

  findForUpdate(userId: number, purpose: ProofPurpose): Promise<EmailProof | null> {
    return this.records.one(
      this.em.findOne(
        EmailProofRecord,
        { userId, purpose },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      ),
    );
  }

  findAllForUpdate(email: string): Promise<EmailProof[]> {
    return this.records.all(
      this.em.find(
        EmailProofRecord,
        { email },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
      ),
    );
  }

  async isMailRefused(userId: number): Promise<boolean> {
    const found = await this.em.findOne(
      EmailProofRecord,
      { userId, purpose: 'change-email' },
      { refresh: true },
    );
    return Boolean(found?.mailRefusedAt);
  }

  async replace(proof: EmailProof): Promise<void> {
    const { userId, purpose } = proof;
    await lockReplacement(this.em, 'email_proofs', `${userId} ${purpose}`);
    await this.em.nativeDelete(EmailProofRecord, { userId, purpose });
    await this.save(proof);
  }

  async save(proof: EmailProof): Promise<void> {
    await this.records.save(proof);
  }

  async remove(proof: EmailProof): Promise<void> {
    await this.records.remove(proof);
  }

  removeExpiredBefore(instant: Date, limit: number): Promise<number> {
    return removeBatch(this.em, 'email_proofs', 'code_expires_at < ?', [instant], limit);
  }
}
