import type { Realtime, Signal } from '../../../src/application/shared/ports.js';
import type { Undoable } from './in-memory-rows.js';

/** Keeps the signals that left with a commit. */
export class RecordingRealtime implements Realtime, Undoable {
  signals: Signal[] = [];

  async signal(signal: Signal): Promise<void> {
    this.signals = [...this.signals, signal];
  }

  /** Types of the signals that this person's sockets heard, oldest first. */
  heardBy(userId: number): string[] {
    return this.signals.flatMap((signal) =>
      'userIds' in signal && signal.userIds.includes(userId) ? [signal.type] : [],
    );
  }

  /** What was heard so far is forgotten. */
  forget(): void {
    this.signals = [];
  }

  remember(): () => void {
    const before = this.signals;
    return () => (this.signals = before);
  }
}
