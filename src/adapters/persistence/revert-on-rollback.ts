import { type EntityManager, wrap } from '@mikro-orm/postgresql';

/** By transaction: how each record that was stored in it becomes again what it was before. */
const revertsOf = new WeakMap<EntityManager, Map<object, () => void>>();

/**
 * Makes a record again what it is now if the current transaction is rolled back, so that an attempt that follows stores it
 * again: MikroORM counts it as stored from the flush on. Called before the record is changed.
 * @param reverted called after that, with whether the record is a new one
 */
export function revertOnRollback(
  em: EntityManager,
  record: object,
  reverted: (isNew: boolean) => void,
): void {
  if (!em.isInTransaction()) return;
  const transaction = em.getContext();
  const reverts = revertsOf.get(transaction) ?? new Map<object, () => void>();
  revertsOf.set(transaction, reverts);
  if (reverts.has(record)) return;
  const helper = wrap(record, true);
  const { __originalEntityData: stored, __managed: isManaged } = helper;
  const version = (helper.__meta.versionProperty ?? null) as keyof typeof record | null;
  const before = version && record[version];
  reverts.set(record, () => {
    helper.__originalEntityData = stored;
    helper.__managed = isManaged;
    if (version) record[version] = before as never;
    reverted(stored === undefined);
  });
}

/** @param transaction one that was rolled back */
export function revertRecords(transaction: EntityManager): void {
  for (const revert of revertsOf.get(transaction)?.values() ?? []) revert();
}
