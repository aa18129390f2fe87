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

  findAllForUpdate(email: string): Promise<EmailChange[]> {
    return this.em.find(
      EmailChangeMapping,
      { email },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
    );
  }

  async isMailRefused(userId: number): Promise<boolean> {
    const found = await this.em.findOne(EmailChangeMapping, { userId }, { refresh: true });
    return found?.isMailRefused ?? false;
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
