import type { RequestOpened } from '../../domain/matching-request/matching-request-events.js';
import type { RequestRun } from './request-run.js';

/** Event handler of a new or requeued request, which requests a run over its slot. */
export class OnRequestOpened {
  constructor(private readonly requestRun: RequestRun) {}

  execute({ slot }: RequestOpened): Promise<void> {
    return this.requestRun.execute(slot);
  }
}
