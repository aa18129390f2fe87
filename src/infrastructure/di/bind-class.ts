import type { AbstractNewable, ContainerModuleLoadOptions } from 'inversify';

/**
 * Creates a typed service identifier. At runtime it is a symbol; its type is a class, because inversify infers the
 * service type from classes only.
 */
export type Token<T> = AbstractNewable<T>;

export const token = <T>(name: string): Token<T> => Symbol(name) as unknown as Token<T>;

type Bind = ContainerModuleLoadOptions['bind'];

/**
 * Binds a class as a singleton without decorators. The compiler validates each token against the constructor parameter
 * of the same index.
 */
export function bindClass<Args extends unknown[], T>(
  bind: Bind,
  built: new (...args: Args) => T,
  sources: { readonly [K in keyof Args]: Token<Args[K]> },
  as: Token<T> = built as unknown as Token<T>,
): void {
  bind(as)
    .toResolvedValue((...parts: unknown[]) => new built(...(parts as Args)), [...sources])
    .inSingletonScope();
}
