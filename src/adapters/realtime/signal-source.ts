import type { Signal } from '../../application/shared/ports.js';
import type { SerialQueue } from '../shared/serial-queue.js';
import { readPayload } from './signal-payload.js';

/** Receives the signals of all processes, this one included. */
export interface SignalListener {
  onSignal(signal: Signal): Promise<void> | void;
  /** Called after a reconnect, and after another process lost signals; later ones are received again. */
  onMissedSignals(): void;
}

export interface SignalSource {
  /** Resolves once every later signal will be received. @throws when the first connection fails */
  start(listener: SignalListener): Promise<void>;
  close(): Promise<void>;
}

/** Reports an error that no caller awaits. */
export type ReportError = (error: unknown) => void;

/** Queues the signals of a payload for the listener. */
export function queueSignals(queue: SerialQueue, listener: SignalListener, payload: string): void {
  for (const signal of readPayload(payload)) {
    queue.add(() =>
      signal.type === 'signals_missed' ? listener.onMissedSignals() : listener.onSignal(signal),
    );
  }
}
