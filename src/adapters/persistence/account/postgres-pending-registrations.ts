import { type EntityManager, LockMode, raw } from '@mikro-orm/postgresql';
import type { PendingRegistrations } from '../../../application/account/ports.js';
import type { PendingRegistration } from '../../../domain/account/pending-registration.js';
import { PendingRegistrationMapping } from './account.mapping.js';

const BY_EMAIL = raw('lower(email)');

export class PostgresPendingRegistrations implements PendingRegistrations {
  constructor(private readonly em: EntityManager) {}

  findByEmail(email: string): Promise<PendingRegistration | null> {
    return this.em.findOne(PendingRegistrationMapping, { [BY_EMAIL]: email }, { disableIdentityMap: true });
  }

  async findNewestByUsername(username: string): Promise<PendingRegistration | null> {
    const [newest] = await this.em.find(
      PendingRegistrationMapping,
      { [raw('lower(username)')]: username.toLowerCase() },
      { disableIdentityMap: true, orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
    );
    return newest ?? null;
  }

  findToChange(email: string): Promise<PendingRegistration | null> {
    return this.em.findOne(
      PendingRegistrationMapping,
      { [BY_EMAIL]: email },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  async replace(registration: PendingRegistration): Promise<void> {
    await this.em.upsert(registration, undefined, { onConflictFields: raw('(lower(email))') });
  }

  async save(registration: PendingRegistration): Promise<void> {
    this.em.persist(registration);
    await this.em.flush();
  }

  async remove(registration: PendingRegistration): Promise<void> {
    this.em.remove(registration);
    await this.em.flush();
  }

  async removeExpiredBefore(instant: Date): Promise<number> {
    const gone = await this.em.execute<object[]>(
      `delete from pending_registrations where verification_expiry < ? returning id`,
      [instant],
    );
    return gone.length;
  }
}
