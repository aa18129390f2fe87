import type { Events, JobOptions, Jobs } from '../../../src/application/shared/ports.js';
import type { DomainEvent } from '../../../src/domain/shared/aggregate.js';
import { remembering, type Undoable } from './in-memory-rows.js';

export interface RecordedJob {
  readonly name: string;
  readonly payload: object;
  readonly options: JobOptions;
}

/**
 * Records jobs and events until the test removes them. Of several jobs with the same key, the first waiting one counts.
 */
export class RecordingJobs implements Jobs, Events, Undoable {
  waiting: RecordedJob[] = [];

  async add(name: string, payload: object, options: JobOptions = {}): Promise<void> {
    const waits = options.key !== undefined && this.waiting.some((job) => job.options.key === options.key);
    if (!waits) this.waiting = [...this.waiting, { name, payload, options }];
  }

  async publish(events: readonly DomainEvent[]): Promise<void> {
    for (const event of events) await this.add(event.type, event);
  }

  /** Payloads of the waiting jobs with this name, oldest first. */
  named<Payload extends object>(name: string): Payload[] {
    return this.waiting.filter((job) => job.name === name).map(({ payload }) => payload as Payload);
  }

  /** Returns the payloads and removes the jobs. */
  take<Payload extends object>(name: string): Payload[] {
    const taken = this.named<Payload>(name);
    this.waiting = this.waiting.filter((job) => job.name !== name);
    return taken;
  }

  readonly remember = remembering(this, 'waiting');
}
