import type { ConnectionRecheck } from './connection-recheck.js';
import { Refetches } from './refetches.js';
import type { Rooms } from './rooms.js';

export interface MissedSignalsSettings {
  /** Whether signals are received now. */
  readonly isLive: () => boolean;
  /** Called with the error of a failed check, which is repeated. */
  readonly report: (error: unknown) => void;
  /** Delivers the messages of open chats whose signals were missed. */
  readonly catchUp: () => Promise<void>;
}

/** Interval at which the state of the bus is read. */
const LOOK_EVERY_MS = 100;
/** Interval of checks while signals are missed: an ended session closes its sockets within a second. */
const CHECK_EVERY_MS = 500;

/**
 * Makes up for signals that this process misses: checks the sessions and memberships of all sockets, reads new messages
 * of open chats, and makes the clients refetch when signals are received again. See ADR 27.
 */
export class MissedSignals {
  private readonly refetches = new Refetches();
  private readonly timer: NodeJS.Timeout;
  private isDue = false;
  private isChecking = false;
  private checkedAt = -Infinity;

  constructor(
    private readonly rooms: Rooms,
    private readonly recheck: ConnectionRecheck,
    private readonly settings: MissedSignalsSettings,
  ) {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  /** Signals were missed, and later ones are received again. */
  makeUp(): void {
    this.isDue = true;
    this.checkedAt = -Infinity;
    void this.look();
  }

  close(): void {
    clearInterval(this.timer);
    this.refetches.close();
  }

  private async look(): Promise<void> {
    const now = performance.now();
    if (this.settings.isLive() && !this.isDue) return;
    if (this.isChecking || now - this.checkedAt < CHECK_EVERY_MS) return;
    this.isChecking = true;
    this.checkedAt = now;
    const isDue = this.isDue;
    this.isDue = false;
    try {
      await this.recheck.run();
      await this.settings.catchUp();
      if (isDue) this.refetches.add(this.rooms.all());
    } catch (error) {
      this.isDue ||= isDue;
      this.settings.report(error);
    }
    this.isChecking = false;
  }
}
