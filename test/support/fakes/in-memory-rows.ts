/** What takes part in a unit of work: it can go back to how it was. */
export interface Undoable {
  remember(): () => void;
}

/** Copies of entities by id, as a table keeps rows: changing what was found changes nothing until it is saved. */
export class InMemoryRows<T extends { readonly id: number }> implements Undoable {
  private rows = new Map<number, T>();
  private nextId = 1000;

  /** `copy` is for entities that own others, which then have to be copied too. */
  constructor(private readonly copy: (entity: T) => T = copyOf) {}

  find(matches: (row: T) => boolean): T | null {
    const row = this.all().find(matches);
    return row ? this.copy(row) : null;
  }

  all(): T[] {
    return [...this.rows.values()];
  }

  /** Gives a new entity its id, as an insert does. */
  save(entity: T): void {
    if (entity.id === undefined) Object.assign(entity, { id: this.nextId++ });
    this.rows.set(entity.id, this.copy(entity));
  }

  /** @returns how many were removed */
  remove(matches: (row: T) => boolean): number {
    const gone = this.all().filter(matches);
    for (const { id } of gone) this.rows.delete(id);
    return gone.length;
  }

  remember(): () => void {
    const before = new Map(this.rows);
    return () => (this.rows = before);
  }
}

/** The entity with its own fields, as a row keeps it: what has happened to it is told once and not kept. */
export function copyOf<T extends object>(entity: T): T {
  const copy = Object.assign(Object.create(Object.getPrototypeOf(entity) as object) as T, entity);
  Reflect.deleteProperty(copy, '_events');
  return copy;
}
