import type { Signal } from '../../application/shared/ports.js';

/** Receives the signals of all processes, this one included. */
export interface SignalListener {
  onSignal(signal: Signal): Promise<void> | void;
  /** Called after a reconnect, and after another process lost signals; later ones are received again. */
  onMissedSignals(): void;
}

export interface SignalSource {
  /** Whether signals are received now: false as soon as the connection is lost, or does not answer a ping in time. */
  readonly isLive: boolean;
  /** Resolves once every later signal will be received. @throws when the first connection fails */
  start(listener: SignalListener): Promise<void>;
  close(): Promise<void>;
}

/** Reports an error that no caller awaits. */
export type ReportError = (error: unknown) => void;
