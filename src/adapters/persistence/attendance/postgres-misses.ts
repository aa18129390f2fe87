import type { EntityManager } from '@mikro-orm/postgresql';
import { type Misses, MOST_MISSES } from '../../../application/attendance/ports.js';
import { Miss } from '../../../domain/attendance/miss.js';
import { Records } from '../records.js';
import { removeBatch } from '../remove-batch.js';
import { MissRecord } from './miss.mapping.js';

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

  removeBefore(instant: Date, limit: number): Promise<number> {
    return removeBatch(this.em, 'reliability_misses', 'at < ?', [instant], limit);
  }
}
