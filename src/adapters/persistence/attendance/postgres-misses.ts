import type { EntityManager } from '@mikro-orm/postgresql';
import { type Misses, MOST_MISSES } from '../../../application/attendance/ports.js';
import { Miss } from '../../../domain/attendance/miss.js';
import { Records } from '../records.js';
import { removeBatch } from '../remove-batch.js';
import { MissRecord } from './miss.mapping.js';

const WITH_APPEALS = `
  select id from reliability_misses where appealed_at <= ? and answered_at is null and id > ? order by id limit ?`;

export class PostgresMisses implements Misses {
  private readonly records;

  constructor(private readonly em: EntityManager) {
    this.records = new Records(em, MissRecord, Miss);
  }

  save(miss: Miss): Promise<void> {
    return this.records.save(miss);
  }

  of(userId: number): Promise<Miss[]> {
    return this.records.all(
      this.em.find(
        MissRecord,
        { userId },
        { orderBy: { at: 'desc', id: 'desc' }, limit: MOST_MISSES, refresh: true },
      ),
    );
  }

  /** Refreshed, because another transaction may have changed the row before this one got the lock of its user. */
  find(id: number): Promise<Miss | null> {
    return this.records.one(this.em.findOne(MissRecord, { id }, { refresh: true }));
  }

  async withAppealsFrom(instant: Date, limit: number, after = 0): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(WITH_APPEALS, [instant, after, limit]);
    return rows.map(({ id }) => id);
  }

  removeBefore(instant: Date, answeredBefore: Date, limit: number): Promise<number> {
    const isOver = 'at < ? and (appealed_at is null or answered_at < ?)';
    return removeBatch(this.em, 'reliability_misses', isOver, [instant, answeredBefore], limit);
  }
}
