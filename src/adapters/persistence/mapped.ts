import type { EntityCtor, FilterQuery } from '@mikro-orm/core';

/**
 * Presents a class of the domain to MikroORM as it is. Their constructors are private, because only the
 * domain's own verbs make new ones; loading does not call them. See ADR 2.
 */
export function mapped<T>(domainClass: abstract new (...args: never[]) => T): EntityCtor<T>;
export function mapped<T>(domainClass: { readonly prototype: T }): EntityCtor<T>;
export function mapped(domainClass: unknown): EntityCtor<unknown> {
  return domainClass as EntityCtor<unknown>;
}

/** A filter that names mapped private fields, which the compiler hides. Only repositories speak of those. */
export function where<T>(filter: Readonly<Record<string, unknown>>): FilterQuery<T> {
  return filter as FilterQuery<T>;
}
