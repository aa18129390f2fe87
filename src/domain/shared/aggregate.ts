/** Something that has happened, as plain data with ids; `type` is kebab-case and in the past tense. */
export interface DomainEvent {
  readonly type: string;
}

/**
 * Keeps what has happened to an aggregate until its repository hands it on in the same transaction.
 * The list is made on first use because a loaded object never runs its field initialisers.
 */
export abstract class Aggregate<Event extends DomainEvent> {
  private _events?: Event[];

  protected record(event: Event): void {
    (this._events ??= []).push(event);
  }

  /** The events since the last call, oldest first. */
  pullEvents(): Event[] {
    const events = this._events ?? [];
    this._events = [];
    return events;
  }
}
