import type { RequestOpened } from '../../domain/matching-request/matching-request-events.js';
import type { RequestRun } from './request-run.js';

/** Schedules a run, because the new request may complete a table. */
export class OnRequestOpened {
  constructor(private readonly requestRun: RequestRun) {}

  execute({ slot }: RequestOpened): Promise<void> {
    return this.requestRun.execute(slot);
  }
}
