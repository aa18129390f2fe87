import { type EntityManager, LockMode, raw } from '@mikro-orm/postgresql';
import type { PasswordResets } from '../../../application/account/ports.js';
import type { PasswordReset } from '../../../domain/account/password-reset.js';
import { PasswordResetMapping } from './account.mapping.js';

export class PostgresPasswordResets implements PasswordResets {
  constructor(private readonly em: EntityManager) {}

  findToChange(email: string): Promise<PasswordReset | null> {
    return this.em.findOne(
      PasswordResetMapping,
      { [raw('lower(email)')]: email },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  async replace(reset: PasswordReset): Promise<void> {
    await this.em.upsert(reset, undefined, { onConflictFields: raw('(lower(email))') });
  }

  async save(reset: PasswordReset): Promise<void> {
    this.em.persist(reset);
    await this.em.flush();
  }

  async remove(reset: PasswordReset): Promise<void> {
    this.em.remove(reset);
    await this.em.flush();
  }

  async removeExpiredBefore(instant: Date): Promise<number> {
    const gone = await this.em.execute<object[]>(
      `delete from password_resets where reset_expiry < ? returning id`,
      [instant],
    );
    return gone.length;
  }
}
