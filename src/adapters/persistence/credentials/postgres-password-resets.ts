import { type EntityManager, LockMode, raw } from '@mikro-orm/postgresql';
import { MOST_RESETS_OF_ADDRESS, type PasswordResets } from '../../../application/credentials/ports.js';
import { PasswordReset } from '../../../domain/account/password-reset.js';
import { lockReplacement } from '../lock-replacement.js';
import { Records } from '../records.js';
import { removeBatch } from '../remove-batch.js';
import { PasswordResetRecord } from '../account/account.mapping.js';

const BY_EMAIL = raw('lower(email)');

export class PostgresPasswordResets implements PasswordResets {
  private readonly records;

  constructor(private readonly em: EntityManager) {
    this.records = new Records(em, PasswordResetRecord, PasswordReset);
  }

  findForUpdate(email: string, key: string): Promise<PasswordReset | null> {
    return this.records.one(
      this.em.findOne(
        PasswordResetRecord,
        { [BY_EMAIL]: email, key },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      ),
    );
  }

  async findNewestForUpdate(email: string): Promise<PasswordReset | null> {
    const [newest] = await this.em.find(
      PasswordResetRecord,
      { [BY_EMAIL]: email },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'desc' }, limit: 1 },
    );
    return newest ? this.records.restore(newest) : null;
  }

  async has(email: string, key: string): Promise<boolean> {
    return (await this.em.count(PasswordResetRecord, { [BY_EMAIL]: email, key })) > 0;
  }

  async replace(reset: PasswordReset): Promise<void> {
    const { email, key } = reset;
    await lockReplacement(this.em, 'password_resets', `${email} ${key}`);
    await this.em.execute(`delete from password_resets where lower(email) = ? and key = ?`, [email, key]);
    await this.save(reset);
    await this.em.execute(
      `delete from password_resets where id in (
         select id from password_resets where lower(email) = ? order by id desc offset ?)`,
      [email, MOST_RESETS_OF_ADDRESS],
    );
  }

  async save(reset: PasswordReset): Promise<void> {
    await this.records.save(reset);
  }

  async removeAllOf(email: string): Promise<void> {
    await this.em.execute(`delete from password_resets where lower(email) = ?`, [email]);
  }

  removeExpiredBefore(instant: Date, limit: number): Promise<number> {
    return removeBatch(this.em, 'password_resets', 'reset_expiry < ?', [instant], limit);
  }
}
