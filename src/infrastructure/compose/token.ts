import type { AbstractNewable, ContainerModuleLoadOptions, ResolutionContext } from 'inversify';

/**
 * Creates a typed service identifier. At runtime it is a symbol; its type is a class, because inversify infers the
 * service type from classes only.
 */
export type Token<T> = AbstractNewable<T>;

export const token = <T>(name: string): Token<T> => Symbol(name) as unknown as Token<T>;

/** Binds what is opened once, when it is first asked for. */
export const lazily =
  (bind: ContainerModuleLoadOptions['bind']) =>
  <T>(id: Token<T>, open: (get: ResolutionContext['get']) => T): void =>
    void bind<unknown>(id)
      .toDynamicValue(({ get }) => open(get))
      .inSingletonScope();
