import type { EntityCtor } from '@mikro-orm/core';

/**
 * Passes a domain class to MikroORM. The cast is needed because the constructors are private; hydration does not call
 * them. See ADR 2.
 */
export function mapped<T>(domainClass: abstract new (...args: never[]) => T): EntityCtor<T>;
export function mapped<T>(domainClass: { readonly prototype: T }): EntityCtor<T>;
export function mapped(domainClass: unknown): EntityCtor<unknown> {
  return domainClass as EntityCtor<unknown>;
}
