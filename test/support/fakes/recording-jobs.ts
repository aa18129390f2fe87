import type { Events, JobOptions, Jobs } from '../../../src/application/shared/ports.js';
import type { DomainEvent } from '../../../src/domain/shared/aggregate.js';
import type { Undoable } from './in-memory-rows.js';

export interface RecordedJob {
  readonly name: string;
  readonly payload: object;
  readonly options: JobOptions;
}

/** Keeps jobs and events until the test looks at them or takes them off; of one key only the first that waits. */
export class RecordingJobs implements Jobs, Events, Undoable {
  waiting: RecordedJob[] = [];

  async add(name: string, payload: object, options: JobOptions = {}): Promise<void> {
    const waits = options.key !== undefined && this.waiting.some((job) => job.options.key === options.key);
    if (!waits) this.waiting = [...this.waiting, { name, payload, options }];
  }

  async publish(events: readonly DomainEvent[]): Promise<void> {
    for (const event of events) await this.add(event.type, event);
  }

  /** Payloads of the waiting jobs of this name, oldest first. */
  named<Payload extends object>(name: string): Payload[] {
    return this.waiting.filter((job) => job.name === name).map(({ payload }) => payload as Payload);
  }

  /** The same, and they no longer wait. */
  take<Payload extends object>(name: string): Payload[] {
    const taken = this.named<Payload>(name);
    this.waiting = this.waiting.filter((job) => job.name !== name);
    return taken;
  }

  remember(): () => void {
    const before = this.waiting;
    return () => (this.waiting = before);
  }
}
