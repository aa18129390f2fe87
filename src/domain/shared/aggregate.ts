/** A domain event: plain data with ids. The format of `type` is kebab-case in the past tense. */
export interface DomainEvent {
  readonly type: string;
}

/** The state of an aggregate inside of it, where its verbs change it. */
export type Mutable<State> = { -readonly [Key in keyof State]: State[Key] };

/** What has its state in one object, which its verbs change and `restore` is given. */
abstract class Part<State extends object> {
  protected data: Mutable<State>;

  constructor(state: State) {
    this.data = { ...state };
  }

  /** What was stored, or is to be. */
  static restore<Restored, Stored>(this: new (state: Stored) => Restored, state: Stored): Restored {
    return new this(state);
  }

  get state(): State {
    return { ...this.data };
  }
}

interface Identified {
  /** Null before the insert. */
  readonly id: number | null;
}

/** An aggregate root. It collects domain events until the repository stores them in the same transaction. */
abstract class Aggregate<State extends Identified, Event extends DomainEvent> extends Part<State> {
  private events: Event[] = [];

  /** @throws Error before the insert */
  get id(): number {
    if (this.data.id === null) throw new Error('An aggregate has no id before it is stored.');
    return this.data.id;
  }

  /** For the repository, once, after the insert. */
  assignId(id: number): void {
    this.data.id = id;
  }

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

type Restorable = Pick<typeof Part, 'restore'>;
type WithFields<Base, State, Field extends keyof State> = Restorable &
  (new (state: State) => Base & Readonly<Pick<State, Field>>);

/**
 * The base of an aggregate root, with getters of these fields, which the state documents:
 * `class Meetup extends aggregateOf<MeetupState, MeetupEvent>()('title', 'startsAt')`. Marked as pure, because else a
 * bundle of the browser that needs a constant of the same file would contain the class.
 */
export const aggregateOf =
  <State extends Identified, Event extends DomainEvent = never>() =>
  <Field extends keyof State & string>(...fields: readonly Field[]) =>
    withGetters(class extends Aggregate<State, Event> {}, fields) as WithFields<
      Aggregate<State, Event>,
      State,
      Field
    >;

/** The base of a part of an aggregate, which is restored with it. */
export const partOf =
  <State extends object>() =>
  <Field extends keyof State & string>(...fields: readonly Field[]) =>
    withGetters(class extends Part<State> {}, fields) as WithFields<Part<State>, State, Field>;

function withGetters(base: { readonly prototype: object }, fields: readonly string[]): unknown {
  for (const field of fields)
    Object.defineProperty(base.prototype, field, {
      get(this: { data: Record<string, unknown> }) {
        return this.data[field];
      },
    });
  return base;
}
