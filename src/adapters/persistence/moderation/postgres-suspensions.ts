import type { EntityManager } from '@mikro-orm/postgresql';
import type { Standings } from '../../../application/standing/good-standing.js';
import type { Suspensions } from '../../../application/moderation/ports.js';
import type { Restriction } from '../../../domain/moderation/restriction.js';
import { AlreadySuspended } from '../../../domain/moderation/suspension-errors.js';
import { Suspension, type SuspensionStatus } from '../../../domain/moderation/suspension.js';
import { Records } from '../records.js';
import { violates } from '../violates.js';
import { ONE_IN_FORCE, ONE_PROPOSED, SuspensionRecord } from './suspension.mapping.js';
import { restrictionsSql } from './restriction-sql.js';

export class PostgresSuspensions implements Suspensions {
  private readonly records;

  constructor(private readonly em: EntityManager) {
    this.records = new Records(em, SuspensionRecord, Suspension);
  }

  async add(suspension: Suspension): Promise<void> {
    try {
      await this.records.save(suspension);
    } catch (error) {
      if (violates(error, ONE_IN_FORCE) || violates(error, ONE_PROPOSED)) throw new AlreadySuspended();
      throw error;
    }
  }

  async save(suspension: Suspension): Promise<void> {
    await this.records.save(suspension);
  }

  inForceOf(userId: number): Promise<Suspension | null> {
    return this.of(userId, 'in_force');
  }

  proposedOf(userId: number): Promise<Suspension | null> {
    return this.of(userId, 'proposed');
  }

  async usersWithExpired(now: Date, limit: number, after = 0): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(
      `select user_id as id from suspensions
       where status = 'in_force' and until <= ? and user_id > ? order by user_id limit ?`,
      [now, after, limit],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Refreshed from the database, because another transaction may have changed the row before this one acquired the
   * user's lock.
   */
  private of(userId: number, status: SuspensionStatus): Promise<Suspension | null> {
    return this.records.one(this.em.findOne(SuspensionRecord, { userId, status: status }, { refresh: true }));
  }
}

export class PostgresStandings implements Standings {
  constructor(private readonly em: EntityManager) {}

  async restrictionOf(userId: number, now: Date): Promise<Restriction | null> {
    const [row] = await this.em.execute<Array<Omit<Restriction, 'until'> & { until: Date | string | null }>>(
      `select kind, until, reason, appealed_at is not null as "hasAppealed" ${restrictionsSql('?', '?')}`,
      [userId, now],
    );
    return row ? { ...row, until: row.until === null ? null : new Date(row.until) } : null;
  }
}
