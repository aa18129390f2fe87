import type { EntityManager } from '@mikro-orm/postgresql';
import type { Standings } from '../../../application/standing/standings.js';
import type { Suspensions } from '../../../application/moderation/ports.js';
import type { Restriction } from '../../../domain/moderation/restriction.js';
import { AlreadySuspended } from '../../../domain/moderation/suspension-errors.js';
import type { Suspension, SuspensionStatus } from '../../../domain/moderation/suspension.js';
import { where } from '../mapped.js';
import { violates } from '../violates.js';
import { ONE_IN_FORCE, ONE_PROPOSED, SuspensionMapping } from './suspension.mapping.js';
import { restrictionsSql } from './restriction-sql.js';

export class PostgresSuspensions implements Suspensions {
  constructor(private readonly em: EntityManager) {}

  async add(suspension: Suspension): Promise<void> {
    try {
      this.em.persist(suspension);
      await this.em.flush();
    } catch (error) {
      if (violates(error, ONE_IN_FORCE) || violates(error, ONE_PROPOSED)) throw new AlreadySuspended();
      throw error;
    }
  }

  async save(suspension: Suspension): Promise<void> {
    this.em.persist(suspension);
    await this.em.flush();
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
    return this.em.findOne(SuspensionMapping, where({ userId, _status: status }), { refresh: true });
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
