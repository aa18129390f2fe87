/** Takes part in a unit of work, with rollback to its state at the start. */
export interface Undoable {
  remember(): () => void;
}

/** Copies of aggregates or plain rows by id, like a table: changes to a found one have no effect until it is saved. */
export class InMemoryRows<T extends { readonly id: number }> implements Undoable {
  private rows = new Map<number, T>();
  private nextId = 1000;

  find(matches: (row: T) => boolean): T | null {
    const row = this.all().find(matches);
    return row ? copyOf(row) : null;
  }

  all(): T[] {
    return [...this.rows.values()];
  }

  filter(matches: (row: T) => unknown): T[] {
    return this.all().filter(matches);
  }

  /** Assigns an id, as an insert does. */
  save(entity: T): void {
    if (isAggregate(entity) && entity.state.id === null) entity.assignId(this.nextId++);
    if (!isAggregate(entity) && entity.id === undefined) Object.assign(entity, { id: this.nextId++ });
    this.rows.set(entity.id, copyOf(entity));
  }

  /** @returns the number of deleted rows */
  remove(matches: (row: T) => boolean, limit = Infinity): number {
    const gone = this.filter(matches).slice(0, limit);
    for (const { id } of gone) this.rows.delete(id);
    return gone.length;
  }

  remember(): () => void {
    const before = new Map(this.rows);
    return () => (this.rows = before);
  }
}

/** Remembers a value that its holder replaces and never changes. */
export const remembering =
  <T, K extends keyof T>(holder: T, key: K) =>
  () => {
    const before = holder[key];
    return () => void (holder[key] = before);
  };

interface Restorable {
  readonly state: { readonly id: number | null };
  assignId(id: number): void;
}

const isAggregate = (entity: object): entity is Restorable => 'restore' in entity.constructor;

/** A copy without pending domain events, which are published once and not stored. */
function copyOf<T extends object>(entity: T): T {
  if (!isAggregate(entity)) return { ...entity };
  const Restored = entity.constructor as unknown as new (state: object) => T;
  return new Restored(entity.state);
}
