import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { EmailChanges } from '../../../application/account/ports.js';
import { EmailChange } from '../../../domain/account/email-change.js';
import { lockReplacement } from '../lock-replacement.js';
import { Records } from '../records.js';
import { removeBatch } from '../remove-batch.js';
import { EmailChangeRecord } from './account.mapping.js';

export class PostgresEmailChanges implements EmailChanges {
  private readonly records;

  constructor(private readonly em: EntityManager) {
    this.records = new Records(em, EmailChangeRecord, EmailChange);
  }

  findForUpdate(userId: number): Promise<EmailChange | null> {
    return this.records.one(
      this.em.findOne(EmailChangeRecord, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),
    );
  }

  findAllForUpdate(email: string): Promise<EmailChange[]> {
    return this.records.all(
      this.em.find(
        EmailChangeRecord,
        { email },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
      ),
    );
  }

  async isMailRefused(userId: number): Promise<boolean> {
    const found = await this.em.findOne(EmailChangeRecord, { userId }, { refresh: true });
    return Boolean(found?.mailRefusedAt);
  }

  async replace(change: EmailChange): Promise<void> {
    await lockReplacement(this.em, 'email_changes', change.userId);
    await this.em.nativeDelete(EmailChangeRecord, { userId: change.userId });
    await this.save(change);
  }

  async save(change: EmailChange): Promise<void> {
    await this.records.save(change);
  }

  async remove(change: EmailChange): Promise<void> {
    await this.records.remove(change);
  }

  removeExpiredBefore(instant: Date, limit: number): Promise<number> {
    return removeBatch(this.em, 'email_changes', 'code_expires_at < ?', [instant], limit);
  }
}
