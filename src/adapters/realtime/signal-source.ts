import type { Signal } from '../../application/shared/ports.js';
import type { SerialQueue } from '../shared/serial-queue.js';
import { parseSignal } from './signal-payload.js';

/** Receives the signals of all processes, this one included. */
export interface SignalListener {
  onSignal(signal: Signal): Promise<void> | void;
  /** Called after a reconnect, when signals may have been lost; later ones are received again. */
  onMissedSignals(): void;
}

export interface SignalSource {
  /** Resolves once every later signal will be received. @throws when the first connection fails */
  start(listener: SignalListener): Promise<void>;
  close(): Promise<void>;
}

/** Reports an error that no caller awaits. */
export type ReportError = (error: unknown) => void;

/** Queues the signal of a payload for the listener; a payload that is not a known signal is ignored. */
export function queueSignal(queue: SerialQueue, listener: SignalListener, payload: string): void {
  const signal = parseSignal(payload);
  if (signal) queue.add(() => listener.onSignal(signal));
}
