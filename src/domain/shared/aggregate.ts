/** A domain event: plain data with ids. The format of `type` is kebab-case in the past tense. */
export interface DomainEvent {
  readonly type: string;
}

/** Base of aggregate roots: collects domain events until the repository stores them in the same transaction. */
export abstract class Aggregate<Event extends DomainEvent> {
  private events: Event[] = [];

  protected record(event: Event): void {
    this.events.push(event);
  }

  /** Returns and clears the recorded events, oldest first. */
  pullEvents(): Event[] {
    const events = this.events;
    this.events = [];
    return events;
  }

  /** @returns brings back the events recorded so far, after a transaction that stored them was rolled back */
  keepEvents(): () => void {
    const kept = [...this.events];
    return () => {
      this.events = [...kept];
    };
  }
}
