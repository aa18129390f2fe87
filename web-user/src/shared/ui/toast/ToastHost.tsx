import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { subscribeToToasts, type Toast, visibleToast } from './toast-store.js';

type ToasterComponent = ComponentType<{ toast: Toast | null }>;

let ready: ToasterComponent | null = null;

async function loadToaster(): Promise<{ default: ToasterComponent }> {
  const toaster = await import('./Toaster.js');
  ready = toaster.default;
  return toaster;
}

const LazyToaster = lazy(loadToaster);

/** Fetches the notification code ahead of need, so that it is there even when the network is not. */
export function prepareToasts(): void {
  loadToaster().catch(() => undefined);
}

/**
 * The place where toasts appear. What draws them is loaded with the first one, and drawn at once where it was prepared:
 * React holds back what it had to wait for by up to 300 ms, and some notices stand for 500 ms only.
 */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, visibleToast);
  const [Toaster, setToaster] = useState<ToasterComponent | null>(null);
  if (toast && !Toaster) setToaster(() => ready ?? LazyToaster);
  return (
    Toaster && (
      <Suspense fallback={null}>
        <Toaster toast={toast} />
      </Suspense>
    )
  );
}
