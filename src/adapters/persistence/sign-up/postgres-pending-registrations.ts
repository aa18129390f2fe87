import { type EntityManager, LockMode, raw } from '@mikro-orm/postgresql';
import { MOST_SIGN_UPS_OF_ADDRESS, type PendingRegistrations } from '../../../application/sign-up/ports.js';
import { PendingRegistration } from '../../../domain/account/pending-registration.js';
import { lockReplacement } from '../lock-replacement.js';
import { Records } from '../records.js';
import { removeBatch } from '../remove-batch.js';
import { PendingRegistrationRecord } from '../account/account.mapping.js';

const BY_EMAIL = raw('lower(email)');

export class PostgresPendingRegistrations implements PendingRegistrations {
  private readonly records;

  constructor(private readonly em: EntityManager) {
    this.records = new Records(em, PendingRegistrationRecord, PendingRegistration);
  }

  async findNewestByEmail(email: string): Promise<PendingRegistration | null> {
    const [newest] = await this.em.find(
      PendingRegistrationRecord,
      { [BY_EMAIL]: email },
      { disableIdentityMap: true, orderBy: { id: 'desc' }, limit: 1 },
    );
    return newest ? this.records.restore(newest) : null;
  }

  async findNewestByUsername(username: string): Promise<PendingRegistration | null> {
    const [newest] = await this.em.find(
      PendingRegistrationRecord,
      { [raw('lower(username)')]: username.toLowerCase() },
      { disableIdentityMap: true, orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
    );
    return newest ? this.records.restore(newest) : null;
  }

  findAllForUpdate(email: string): Promise<PendingRegistration[]> {
    return this.records.all(
      this.em.find(
        PendingRegistrationRecord,
        { [BY_EMAIL]: email },
        {
          lockMode: LockMode.PESSIMISTIC_WRITE,
          refresh: true,
          orderBy: { id: 'asc' },
          limit: MOST_SIGN_UPS_OF_ADDRESS,
        },
      ),
    );
  }

  async has(key: string): Promise<boolean> {
    return (await this.em.count(PendingRegistrationRecord, { key })) > 0;
  }

  async isOf(key: string, email: string): Promise<boolean> {
    return (await this.em.count(PendingRegistrationRecord, { key, [BY_EMAIL]: email })) > 0;
  }

  async isMailRefused(key: string): Promise<boolean> {
    const found = await this.em.findOne(PendingRegistrationRecord, { key }, { disableIdentityMap: true });
    return Boolean(found?.mailRefusedAt);
  }

  async replace(registration: PendingRegistration): Promise<void> {
    const { key, email } = registration;
    await lockReplacement(this.em, 'pending_registrations', key);
    await this.em.execute(`delete from pending_registrations where key = ?`, [key]);
    await this.save(registration);
    await this.em.execute(
      `delete from pending_registrations where id in (
         select id from pending_registrations where lower(email) = ? order by id desc offset ?)`,
      [email, MOST_SIGN_UPS_OF_ADDRESS],
    );
  }

  async save(...registrations: PendingRegistration[]): Promise<void> {
    await this.records.save(...registrations);
  }

  async removeAllOf(email: string): Promise<void> {
    await this.em.execute(`delete from pending_registrations where lower(email) = ?`, [email]);
  }

  removeExpiredBefore(instant: Date, limit: number): Promise<number> {
    return removeBatch(this.em, 'pending_registrations', 'verification_expiry < ?', [instant], limit);
  }
}
