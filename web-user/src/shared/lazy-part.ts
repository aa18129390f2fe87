import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

const WAIT_MS = 3_000;
const MOST_TRIES = 100;

/** Tries again while the network is away, for five minutes. */
async function patiently<T>(load: () => Promise<T>): Promise<T | null> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
  }
  return null;
}

/**
 * The component of that name, loaded after the screen it is part of, such as a dialog. Where the network fails on it
 * the screen goes on without, until the part is there.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await patiently(load))?.[name] ?? (() => null) }));
}
