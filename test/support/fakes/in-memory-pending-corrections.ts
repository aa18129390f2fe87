import type { PendingCorrections } from '../../../src/application/corrections/ports.js';
import type { PendingCorrection, PendingKind } from '../../../src/domain/corrections/pending-correction.js';
import { InMemoryRows } from './in-memory-rows.js';

export class InMemoryPendingCorrections implements PendingCorrections {
  readonly rows = new InMemoryRows<PendingCorrection>();

  async findForUpdate(userId: number, kind: PendingKind): Promise<PendingCorrection | null> {
    return this.rows.find(({ state }) => state.userId === userId && state.kind === kind);
  }

  async findByIdForUpdate(id: number): Promise<PendingCorrection | null> {
    return this.rows.find((correction) => correction.id === id);
  }

  async save(correction: PendingCorrection): Promise<void> {
    this.rows.save(correction);
  }

  async remove({ id }: PendingCorrection): Promise<void> {
    this.rows.remove((correction) => correction.id === id);
  }

  async removeExpiredBefore(instant: Date, limit: number): Promise<number> {
    return this.rows.remove((correction) => !correction.isOpenAt(instant), limit);
  }
}
