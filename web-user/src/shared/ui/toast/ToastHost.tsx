import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { subscribeToToasts, visibleToast } from './toast-store.js';

const loadToaster = () => import('./Toaster.js');
const Toaster = lazy(loadToaster);

/** Fetches the notification code ahead of need, so that it is there even when the network is not. */
export function prepareToasts(): void {
  loadToaster().catch(() => undefined);
}

/** The place where toasts appear. What draws them is loaded with the first one. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, visibleToast);
  const [everShown, setEverShown] = useState(false);
  if (toast && !everShown) setEverShown(true);
  return everShown ? (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  ) : null;
}
