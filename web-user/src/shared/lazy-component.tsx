import { type ComponentType, type LazyExoticComponent, useEffect } from 'react';
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

/** A named export as a lazy component, such as a dialog. A toast says that its chunk could not be loaded. */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyWithRetry(async () => ({ default: (await load())[name] }), PartFailed);
}
