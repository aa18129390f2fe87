import { useEffect, useLayoutEffect, useRef } from 'react';
import { openSheet } from './sheet-history.js';
import { errorsSinceNow } from './toast/toast-store.js';

/**
 * What every modal dialog does: Back closes it, and once closed it dismisses the error toasts that it raised.
 * @param isInUrl the URL names the dialog, so that Back closes it already
 */
export function useSheet(open: boolean, onClose: () => void, isInUrl = false): void {
  const close = useRef(onClose);
  useLayoutEffect(() => void (close.current = onClose));
  useLayoutEffect(() => (open && !isInUrl ? openSheet(() => close.current()) : undefined), [open, isInUrl]);
  useEffect(() => (open ? errorsSinceNow() : undefined), [open]);
}
