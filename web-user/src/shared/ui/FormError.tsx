import { useSyncExternalStore } from 'react';
import { subscribeToToasts, visibleToast } from './toast/toast-store.js';

/** The error of a whole form, said once: the toast announces it, and this stays visible after it. */
export function FormError({ error }: { error: { message: string } | null }) {
  const toast = useSyncExternalStore(subscribeToToasts, visibleToast);
  const isInToast = toast?.open && toast.kind === 'error' && toast.description === error?.message;
  return error?.message && !isInToast ? (
    <p className="rounded-md bg-beet-soft px-4 py-3 text-sm font-medium text-beet">{error.message}</p>
  ) : null;
}
