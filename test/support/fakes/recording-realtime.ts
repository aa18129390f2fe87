import type { Realtime, Signal } from '../../../src/application/shared/ports.js';
import { remembering, type Undoable } from './in-memory-rows.js';

/** Records committed signals. */
export class RecordingRealtime implements Realtime, Undoable {
  signals: Signal[] = [];

  async signal(signal: Signal): Promise<void> {
    this.signals = [...this.signals, signal];
  }

  /** Types of the signals to this user's sockets, oldest first. */
  heardBy(userId: number): string[] {
    return this.signals.flatMap((signal) =>
      'userIds' in signal && signal.userIds.includes(userId) ? [signal.type] : [],
    );
  }

  /** Clears the recorded signals. */
  forget(): void {
    this.signals = [];
  }

  readonly remember = remembering(this, 'signals');
}
