import type { Slot } from '../../domain/shared/slot.js';
import type { Realtime } from '../shared/ports.js';
import type { RequestRun } from '../seating/request-run.js';

/** Effects of a changed group: a run over its slot, and a signal to its members. */
export class GroupChanged {
  constructor(
    private readonly requestRun: RequestRun,
    private readonly realtime: Realtime,
  ) {}

  async execute(slot: Slot, userIds: readonly number[]): Promise<void> {
    await this.requestRun.execute({ slot });
    await this.realtime.signal({ type: 'matches_changed', userIds: [...userIds] });
  }
}
