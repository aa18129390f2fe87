import { type ComponentType, Suspense, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lazyWithRetry } from '../../lazy-with-retry.js';
import { PlainToast } from './PlainToast.js';
import { toastContainer } from './toast-container.js';
import { subscribeToToasts, type Toast, visibleToast } from './toast-store.js';

type ToasterComponent = ComponentType<{ toast: Toast | null }>;

let ready: ToasterComponent | null = null;

async function loadToaster(): Promise<{ default: ToasterComponent }> {
  const toaster = await import('./Toaster.js');
  ready = toaster.default;
  return toaster;
}

const LazyToaster = lazyWithRetry(loadToaster, PlainToast);

/** Prefetches the toast code, so that it is available offline. */
export function prepareToasts(): void {
  loadToaster().catch(() => undefined);
}

/**
 * Renders toasts. The code is loaded with the first toast and rendered synchronously if prefetched, because Suspense
 * may delay a fallback by up to 300 ms and some toasts last only 500 ms.
 */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, visibleToast);
  const [Toaster, setToaster] = useState<ToasterComponent | null>(null);
  if (toast && !Toaster) setToaster(() => ready ?? LazyToaster);
  return (
    Toaster &&
    createPortal(
      <Suspense fallback={null}>
        <Toaster toast={toast} />
      </Suspense>,
      toastContainer(),
    )
  );
}
