import { isDeepStrictEqual } from 'node:util';
import type { EntityManager, EntitySchema } from '@mikro-orm/postgresql';
import { revertOnRollback } from './revert-on-rollback.js';

/** The part of an aggregate that repositories use. */
interface Stored<State> {
  readonly state: State;
  assignId(id: number): void;
  keepEvents(): () => void;
}

/** A record as MikroORM types it: what is null may be missing, which it is in no record that was read. */
type Row<State> = {
  readonly [Column in keyof State]: null extends State[Column] ? State[Column] | undefined : State[Column];
};

/** Of all repositories, because one may save what another one has read. */
const recordOf = new WeakMap<object, object>();
const aggregateOf = new WeakMap<object, Stored<object>>();

/**
 * The rows of one table, as records of MikroORM and as the aggregates that are restored from them. `Apart` names the parts
 * of the state that are not columns of this table. See ADR 2.
 */
export class Records<
  State extends { readonly id: number | null },
  Aggregate extends Stored<State>,
  Apart extends keyof State = never,
> {
  constructor(
    private readonly em: EntityManager,
    private readonly entity: EntitySchema,
    private readonly domain: new (state: State) => Aggregate,
  ) {}

  /** The same aggregate again while nothing else has changed the record, so that a unit of work has one of each. */
  restore(record: Row<Omit<State, Apart>>, apart?: Pick<State, Apart>): Aggregate {
    const known = aggregateOf.get(record) as Aggregate | undefined;
    const state = { ...this.stateOf(record), ...apart };
    if (known && isDeepStrictEqual(known.state, state)) return known;
    const aggregate = new this.domain(state);
    this.remember(aggregate, record);
    return aggregate;
  }

  async one(found: Promise<Row<Omit<State, Apart>> | null>): Promise<Aggregate | null> {
    const record = await found;
    return record && this.restore(record);
  }

  async all(found: Promise<Array<Row<Omit<State, Apart>>>>): Promise<Aggregate[]> {
    return (await found).map((record) => this.restore(record));
  }

  /** Whether no row of the aggregate was read or stored. It may have the id of an attempt that was rolled back. */
  isNew(aggregate: Aggregate): boolean {
    return !recordOf.has(aggregate);
  }

  /** The record with the aggregate's current state, to store it; a new one if it was not read. */
  recordOf(aggregate: Aggregate): State {
    const columns = this.columnsOf(aggregate.state);
    const known = recordOf.get(aggregate);
    const record = known ?? this.newRecord(aggregate, columns);
    this.revertOnRollback(aggregate, record);
    return (known ? Object.assign(known, columns) : record) as State;
  }

  /** Stores the aggregates in one flush. */
  async save(...aggregates: readonly Aggregate[]): Promise<void> {
    const records = aggregates.map((aggregate) => this.recordOf(aggregate));
    this.em.persist(records);
    await this.em.flush();
    for (const aggregate of aggregates) this.identify(aggregate);
  }

  async remove(aggregate: Aggregate): Promise<void> {
    this.em.remove(this.recordOf(aggregate));
    await this.em.flush();
  }

  /** Assigns the id of its record after an insert. */
  identify(aggregate: Aggregate): void {
    if (aggregate.state.id === null) aggregate.assignId((recordOf.get(aggregate) as { id: number }).id);
  }

  /** Without the column of the optimistic lock, which is not part of the domain. */
  private stateOf(record: object): State {
    const { versionProperty } = this.em.getMetadata(this.entity);
    return Object.fromEntries(
      Object.entries(record).filter(([name]) => name !== versionProperty),
    ) as unknown as State;
  }

  private columnsOf(state: State): object {
    const { properties } = this.em.getMetadata(this.entity);
    return Object.fromEntries(
      Object.entries(state).filter(([name]) => name !== 'id' && Object.hasOwn(properties, name)),
    );
  }

  private newRecord(aggregate: Aggregate, columns: object): object {
    const { id } = aggregate.state;
    const data: object = id === null ? columns : { id, ...columns };
    const record = this.em.create(this.entity, data, { persist: false });
    this.remember(aggregate, record);
    return record;
  }

  private revertOnRollback(aggregate: Aggregate, record: object): void {
    const bringBackEvents = aggregate.keepEvents();
    revertOnRollback(this.em, record, (isNew) => {
      if (isNew) recordOf.delete(aggregate);
      bringBackEvents();
    });
  }

  private remember(aggregate: Aggregate, record: object): void {
    recordOf.set(aggregate, record);
    aggregateOf.set(record, aggregate);
  }
}
