import type { AbstractNewable, ContainerModuleLoadOptions } from 'inversify';

/**
 * Names something in the container. It is a symbol; the type poses as a class because only classes tell
 * inversify what they stand for.
 */
export type Token<T> = AbstractNewable<T>;

export const token = <T>(name: string): Token<T> => Symbol(name) as unknown as Token<T>;

type Bind = ContainerModuleLoadOptions['bind'];

/**
 * Binds a class without decorators: one instance, whose constructor gets what the tokens name. The compiler
 * checks each token against its parameter.
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
