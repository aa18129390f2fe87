import type { Signal } from '../../application/shared/ports.js';
import { signalIn } from './signal-payload.js';

/** Who is told what the other processes, and this one, signal. */
export interface SignalListener {
  signal(signal: Signal): Promise<void> | void;
  /** Signals may have been missed, and are heard again from now on. */
  gap(): void;
}

export interface SignalSource {
  /** Resolves once every later signal will be heard. @throws when the first connection fails */
  start(hearer: SignalListener): Promise<void>;
  close(): Promise<void>;
}

/** Hears of what went wrong without anybody waiting for it. */
export type Report = (error: unknown) => void;

/** Hands signals to the hearer one after another, in the order they came; a failing one does not hold up the rest. */
export class InOrder {
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly hearer: SignalListener,
    private readonly report: Report,
  ) {}

  payload(payload: string): void {
    const signal = signalIn(payload);
    if (signal) this.next(() => this.hearer.signal(signal));
  }

  gap(): void {
    this.next(() => this.hearer.gap());
  }

  private next(step: () => Promise<void> | void): void {
    this.last = this.last.then(step).catch(this.report);
  }
}
