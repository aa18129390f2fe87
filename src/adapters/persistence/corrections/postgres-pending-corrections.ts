import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { PendingCorrections } from '../../../application/corrections/ports.js';
import { PendingCorrection, type PendingKind } from '../../../domain/corrections/pending-correction.js';
import { Records } from '../records.js';
import { removeBatch } from '../remove-batch.js';
import { PendingCorrectionRecord } from './corrections.mapping.js';

export class PostgresPendingCorrections implements PendingCorrections {
  private readonly records;

  constructor(private readonly em: EntityManager) {
    this.records = new Records(em, PendingCorrectionRecord, PendingCorrection);
  }

  findForUpdate(userId: number, kind: PendingKind): Promise<PendingCorrection | null> {
    return this.locked({ userId, kind });
  }

  findByIdForUpdate(id: number): Promise<PendingCorrection | null> {
    return this.locked({ id });
  }

  async save(correction: PendingCorrection): Promise<void> {
    await this.records.save(correction);
  }

  async remove(correction: PendingCorrection): Promise<void> {
    await this.records.remove(correction);
  }

  removeExpiredBefore(instant: Date, limit: number): Promise<number> {
    return removeBatch(this.em, 'pending_corrections', 'expires_at < ?', [instant], limit);
  }

  private locked(where: { id: number } | { userId: number; kind: PendingKind }) {
    return this.records.one(
      this.em.findOne(PendingCorrectionRecord, where, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        refresh: true,
      }),
    );
  }
}
