import type { Histogram } from '../live/statistics.js';

/** Messages of one person that can be remembered at once; deliveries may lag behind acknowledgements by this number. */
const REMEMBERED = 1 << 13;

/** Counts what went wrong in a room. */
export interface Faults {
  lost: number;
  doubled: number;
  outOfOrder: number;
  /** Error frames. */
  refused: number;
}

/** Times and checks of the messages of one room; recording allocates nothing. */
export class RoomFigures {
  private readonly sentAt: Float64Array;
  private readonly sequence: Int32Array;
  private readonly missing: Uint8Array;
  private readonly lastId: Float64Array;
  private readonly expected: number;
  /** Messages that did not reach all yet. */
  open = 0;

  constructor(
    private readonly people: number,
    private readonly lastReceiver: Histogram,
    private readonly faults: Faults,
  ) {
    const size = people * REMEMBERED;
    this.sentAt = new Float64Array(size);
    this.sequence = new Int32Array(size).fill(-1);
    this.missing = new Uint8Array(size);
    this.lastId = new Float64Array(people);
    this.expected = (1 << people) - 1;
  }

  onSent(sender: number, sequence: number, now: number): void {
    const at = this.at(sender, sequence);
    if (this.missing[at] !== 0) {
      this.faults.lost++;
      this.open--;
    }
    this.sentAt[at] = now;
    this.sequence[at] = sequence;
    this.missing[at] = this.expected & ~(1 << sender);
    this.open++;
  }

  /** @returns the milliseconds since it was sent */
  sinceSent(sender: number, sequence: number, now: number): number {
    return now - this.sentAt[this.at(sender, sequence)]!;
  }

  onReceived(receiver: number, sender: number, sequence: number, id: number, now: number): void {
    if (id < this.lastId[receiver]!) this.faults.outOfOrder++;
    this.lastId[receiver] = id;
    const at = this.at(sender, sequence);
    const bit = 1 << receiver;
    if (this.sequence[at] !== sequence || (this.missing[at]! & bit) === 0) return void this.faults.doubled++;
    this.missing[at]! &= ~bit;
    if (this.missing[at] !== 0) return;
    this.open--;
    this.lastReceiver.record(now - this.sentAt[at]!);
  }

  private at(sender: number, sequence: number): number {
    return (sender % this.people) * REMEMBERED + (sequence % REMEMBERED);
  }
}
