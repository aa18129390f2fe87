import { type ComponentType, type LazyExoticComponent, type ReactNode, Suspense, useEffect } from 'react';
import { messagesOf } from './i18n/messages-of.js';
import { type FailedProps, lazyWithRetry } from './lazy-with-retry.js';
import { dismissToast, toastError } from './ui/toast/toast-store.js';

const t = messagesOf('part-failed');

/** A toast, because a dialog that is not loaded has no place on the screen. */
function PartFailed({ onRetry }: FailedProps) {
  useEffect(() => {
    const button = { text: t('retry'), onClick: onRetry };
    const id = toastError({ title: t('title'), description: t('text'), action: 'load', button });
    return () => dismissToast(id);
  }, [onRetry]);
  return null;
}

/** A named export as a lazy part of what is around it, which waits for it. A toast says that its chunk could not be loaded. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyWithRetry(async () => ({ default: (await load())[name] }), PartFailed);
}

/** The same, for which nothing else waits, such as a dialog. @param waiting stands in its place until it is loaded */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Part = lazyPart(load, name);
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
}
