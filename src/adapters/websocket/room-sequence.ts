/** A message on its way to the sockets of a room. */
export interface RoomMessage {
  readonly matchId: number;
  readonly id: number;
  readonly previousId: number;
  /** Users whose sockets do not receive it. */
  readonly hiddenFrom: readonly number[];
  /** The serialized frame; null where it is read from the database. */
  readonly frame: Buffer | null;
  /** The socket that sent it, on this process, and its acknowledgement. */
  readonly origin: { readonly socketId: string; readonly acknowledgement: Buffer } | null;
}

/** The order of one room on this process: which messages were delivered, and which wait for an earlier one. */
export class RoomSequence {
  /** Messages that wait for an earlier one, by id. */
  readonly waiting = new Map<number, RoomMessage>();
  /** Ends the wait for an earlier message. */
  timer: NodeJS.Timeout | null = null;
  /** Missing messages are being read from the database. */
  isFilling = false;

  /** @param lastId the id of the last delivered message */
  constructor(public lastId: number) {}

  /** Whether every earlier message was delivered. */
  isNext({ previousId }: RoomMessage): boolean {
    return previousId <= this.lastId;
  }

  /** Removes the waiting messages that can be delivered now. @returns them in order */
  takeNext(): RoomMessage[] {
    const next: RoomMessage[] = [];
    for (const message of [...this.waiting.values()].sort((a, b) => a.id - b.id)) {
      if (message.frame === null || message.previousId > (next.at(-1)?.id ?? this.lastId)) break;
      this.waiting.delete(message.id);
      next.push(message);
    }
    return next;
  }

  /** Removes a waiting message that has its frame. */
  take(id: number): RoomMessage | null {
    const message = this.waiting.get(id);
    if (!message?.frame) return null;
    this.waiting.delete(id);
    return message;
  }

  /** Removes the waiting messages up to an id. */
  takeUntil(id: number): RoomMessage[] {
    const taken = [...this.waiting.values()].filter((message) => message.id <= id);
    for (const message of taken) this.waiting.delete(message.id);
    return taken;
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}
