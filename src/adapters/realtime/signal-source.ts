import type { Signal } from '../../application/shared/ports.js';
import { SerialQueue } from '../shared/serial-queue.js';
import { readPayload } from './signal-payload.js';

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

/** Limit of the queue; a listener that is this far behind refetches instead. */
const MAX_WAITING = 10_000;

/** Passes received signals to the listener, one at a time and in order. */
export class SignalInbox {
  private readonly queue: SerialQueue;
  private isOverflowing = false;

  /** @param report called with the error of a listener that throws */
  constructor(
    private readonly listener: SignalListener,
    report: ReportError,
    /** The beginning of payloads whose signals this process has delivered already. */
    private readonly ignored?: string,
  ) {
    this.queue = new SerialQueue(report);
  }

  receive(payload: string): void {
    if (this.ignored !== undefined && payload.startsWith(this.ignored)) return;
    for (const signal of readPayload(payload)) {
      if (signal.type === 'signals_missed') this.miss();
      else if (this.queue.size < MAX_WAITING) this.queue.add(() => this.listener.onSignal(signal));
      else if (!this.isOverflowing) this.miss();
    }
  }

  /** Signals were missed before those that are received from now on. */
  miss(): void {
    this.isOverflowing = this.queue.size >= MAX_WAITING;
    this.queue.add(() => {
      this.isOverflowing = false;
      this.listener.onMissedSignals();
    });
  }
}
