import { type ComponentType, lazy, type LazyExoticComponent, useCallback, useEffect, useState } from 'react';

const WAIT_MS = 3_000;
const MAX_TRIES = 100;

export interface FailedProps {
  /** Loads again. */
  readonly onRetry: () => void;
}

const isServerReachable = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A lazy component that never throws: while its chunk cannot be loaded, `Failed` is rendered in its place with the same
 * props, and loading is repeated every three seconds for five minutes and on demand. Chromium stores a failed import
 * until the page is reloaded, so a retry on demand reloads it if the server responds.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Failed: ComponentType<Props & FailedProps>,
): LazyExoticComponent<ComponentType<Props>> {
  let Loaded: ComponentType<Props> | null = null;
  const tryLoad = async (): Promise<boolean> => {
    try {
      Loaded = (await load()).default;
    } catch {
      return false;
    }
    return true;
  };

  function Retrying(props: Props) {
    const [isLoaded, setLoaded] = useState(Loaded !== null);
    const retry = useCallback(async () => {
      if (await tryLoad()) setLoaded(true);
      else if (await isServerReachable()) window.location.reload();
    }, []);
    useEffect(() => {
      if (isLoaded) return;
      let tries = 0;
      const timer = setInterval(() => {
        tries += 1;
        if (tries >= MAX_TRIES) clearInterval(timer);
        void tryLoad().then((isThere) => isThere && setLoaded(true));
      }, WAIT_MS);
      return () => clearInterval(timer);
    }, [isLoaded]);
    const onRetry = useCallback(() => void retry(), [retry]);
    return Loaded ? <Loaded {...props} /> : <Failed {...props} onRetry={onRetry} />;
  }

  return lazy(async () => ({ default: (await tryLoad()) ? Loaded! : Retrying }));
}
