import type { EntityCtor, FilterQuery } from '@mikro-orm/core';

/**
 * Passes a domain class to MikroORM. The cast is needed because the constructors are private; hydration does not call
 * them. See ADR 2.
 */
export function mapped<T>(domainClass: abstract new (...args: never[]) => T): EntityCtor<T>;
export function mapped<T>(domainClass: { readonly prototype: T }): EntityCtor<T>;
export function mapped(domainClass: unknown): EntityCtor<unknown> {
  return domainClass as EntityCtor<unknown>;
}

/** A filter on mapped private fields, which the compiler does not allow otherwise. */
export function where<T>(filter: Readonly<Record<string, unknown>>): FilterQuery<T> {
  return filter as FilterQuery<T>;
}
