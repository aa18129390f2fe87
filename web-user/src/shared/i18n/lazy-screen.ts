import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A screen that is loaded when it is first shown, together with what its texts need to be formatted. */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), import('./icu-messages.js')]);
    return screen;
  });
}
