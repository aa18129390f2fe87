import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A lazy route, loaded together with the ICU formatter. */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), import('./icu-messages.js')]);
    return screen;
  });
}
