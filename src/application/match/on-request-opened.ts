import type { RequestOpened } from '../../domain/matching-request/matching-request-events.js';
import type { Jobs } from '../shared/ports.js';
import { requestRun } from './form-tables-in-slot.js';

/** Whoever has just asked may be the one that completes a table. */
export class OnRequestOpened {
  constructor(private readonly jobs: Jobs) {}

  execute({ slot }: RequestOpened): Promise<void> {
    return requestRun(this.jobs, slot);
  }
}
