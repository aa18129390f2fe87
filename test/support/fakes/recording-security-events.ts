import type {
  SecurityEvent,
  SecurityEvents,
  SecurityFacts,
} from '../../../src/application/shared/security-events.js';

/** Records events, oldest first. */
export class RecordingSecurityEvents implements SecurityEvents {
  readonly recorded: Array<{ event: SecurityEvent } & SecurityFacts> = [];

  record(event: SecurityEvent, facts: SecurityFacts): void {
    this.recorded.push({ event, ...facts });
  }
}
