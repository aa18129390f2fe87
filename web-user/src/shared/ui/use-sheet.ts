import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { followLocation, keepLevel, openSheet } from './sheet-history.js';
import { errorsSinceNow } from './toast/toast-store.js';

/**
 * What every modal dialog does: Back closes it, and once closed it dismisses the error toasts that it raised.
 * @param isInUrl the URL names the dialog
 */
export function useSheet(open: boolean, onClose: () => void, isInUrl = false): void {
  const close = useRef(onClose);
  useLayoutEffect(() => void (close.current = onClose));
  useLayoutEffect(() => (open ? openSheet(() => close.current(), isInUrl) : undefined), [open, isInUrl]);
  useEffect(() => (open ? errorsSinceNow() : undefined), [open]);
}

/** For the screens with dialogs: the entries of these stay known when the router replaces one, and after a reload. */
export function useSheetLevels(): void {
  const location = useLocation();
  const isStep = useNavigationType() === 'POP';
  useLayoutEffect(keepLevel, []);
  useLayoutEffect(() => followLocation(isStep), [location, isStep]);
}
