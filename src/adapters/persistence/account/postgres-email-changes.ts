import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { EmailChanges } from '../../../application/account/ports.js';
import type { EmailChange } from '../../../domain/account/email-change.js';
import { EmailChangeMapping } from './account.mapping.js';

export class PostgresEmailChanges implements EmailChanges {
  constructor(private readonly em: EntityManager) {}

  findForUpdate(userId: number): Promise<EmailChange | null> {
    return this.em.findOne(
      EmailChangeMapping,
      { userId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  async replace(change: EmailChange): Promise<void> {
    await this.em.nativeDelete(EmailChangeMapping, { userId: change.userId });
    await this.save(change);
  }

  async save(change: EmailChange): Promise<void> {
    this.em.persist(change);
    await this.em.flush();
  }

  async remove(change: EmailChange): Promise<void> {
    this.em.remove(change);
    await this.em.flush();
  }

  async removeExpiredBefore(instant: Date): Promise<number> {
    return this.em.nativeDelete(EmailChangeMapping, { codeExpiresAt: { $lt: instant } });
  }
}
