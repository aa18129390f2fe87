import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

const WAIT_MS = 3_000;
const MAX_TRIES = 100;

/** Retries a failed load for five minutes while the network is unavailable. */
async function loadWithRetry<T>(load: () => Promise<T>): Promise<T | null> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
  }
  return null;
}

/**
 * A named export as a lazy component, such as a dialog. If its chunk fails to load, the screen renders without it until
 * a retry succeeds.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await loadWithRetry(load))?.[name] ?? (() => null) }));
}
