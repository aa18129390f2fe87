import type { Answer } from '../support/http/a-person.js';
import type { FaultRow } from './row.js';

/** A write of a user that another write undoes, such as joining and leaving. */
export interface Toggled {
  on(): Promise<Answer>;
  off(): Promise<Answer>;
  /** How many times the write is in the database. */
  count(): Promise<number>;
}

/** Writes and undoes in turns, and compares what was acknowledged last with the database. */
export class Toggle {
  acknowledged = 0;
  unexpected = 0;
  /** Undefined while the outcome of the last write is open, because its connection was cut or it was refused. */
  private isOn: boolean | undefined = false;

  constructor(private readonly toggled: Toggled) {}

  async step(): Promise<void> {
    const next = !(this.isOn ?? false);
    const wasOpen = this.isOn === undefined;
    this.isOn = undefined;
    const answer = await (next ? this.toggled.on() : this.toggled.off()).catch(() => null);
    if (answer?.status === 200) {
      this.acknowledged++;
      this.isOn = next;
    } else if (answer?.status === 500) this.unexpected++;
    // A write with an open outcome may have succeeded before.
    else if (wasOpen && next && answer && answer.status < 500) this.isOn = true;
  }

  /** Adds what is missing or doubled to the row. To be called while no step is under way. */
  async check(row: FaultRow): Promise<void> {
    const count = await this.toggled.count();
    row.doubled += Math.max(0, count - 1);
    if (this.isOn !== undefined && this.isOn !== count > 0) row.lost++;
    row.acknowledged += this.acknowledged;
    row.unexpected += this.unexpected;
    this.isOn = count > 0;
    this.acknowledged = this.unexpected = 0;
  }
}
