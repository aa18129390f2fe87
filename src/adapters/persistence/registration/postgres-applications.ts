import { type EntityManager, LockMode, raw } from '@mikro-orm/postgresql';
import type { Applications } from '../../../application/registration/ports.js';
import { isEmailAddress } from '../../../domain/account/email-address.js';
import { Application } from '../../../domain/registration/application.js';
import { Records } from '../records.js';
import { removeBatch } from '../remove-batch.js';
import { ApplicationRecord } from './application.mapping.js';

const TO_CHANGE = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

export class PostgresApplications implements Applications {
  private readonly records;

  constructor(private readonly em: EntityManager) {
    this.records = new Records(em, ApplicationRecord, Application);
  }

  find(id: number): Promise<Application | null> {
    return this.records.one(this.em.findOne(ApplicationRecord, { id }, { disableIdentityMap: true }));
  }

  findForUpdate(id: number): Promise<Application | null> {
    return this.records.one(this.em.findOne(ApplicationRecord, { id }, TO_CHANGE));
  }

  async findOpenByName(name: string): Promise<Application | null> {
    const by = raw(isEmailAddress(name) ? 'lower(email)' : 'lower(username)');
    const [newest] = await this.em.find(
      ApplicationRecord,
      { [by]: name.toLowerCase(), endedAt: null },
      { disableIdentityMap: true, orderBy: { id: 'desc' }, limit: 1 },
    );
    return newest ? this.records.restore(newest) : null;
  }

  async findOpenOf(by: { mailbox: string; identityKey?: string }): Promise<Application | null> {
    const { mailbox, identityKey } = by;
    const [oldest] = await this.em.find(
      ApplicationRecord,
      { $or: [{ mailbox }, ...(identityKey === undefined ? [] : [{ identityKey }])], endedAt: null },
      { disableIdentityMap: true, orderBy: { id: 'asc' }, limit: 1 },
    );
    return oldest ? this.records.restore(oldest) : null;
  }

  async findNextForUpdate(): Promise<Application | null> {
    const [next] = await this.em.find(
      ApplicationRecord,
      { status: 'approved' },
      { ...TO_CHANGE, orderBy: { id: 'asc' }, limit: 1 },
    );
    return next ? this.records.restore(next) : null;
  }

  countWaiting(): Promise<number> {
    return this.em.count(ApplicationRecord, { status: 'approved' });
  }

  async save(application: Application): Promise<void> {
    await this.records.save(application);
  }

  async remove(application: Application): Promise<void> {
    await this.records.remove(application);
  }

  removeOld(openBefore: Date, endedBefore: Date, limit: number): Promise<number> {
    const isOld = '(submitted_at < ? and ended_at is null) or ended_at < ?';
    return removeBatch(this.em, 'applications', isOld, [openBefore, endedBefore], limit);
  }
}
