import { useEffect } from 'react';
import { toastContainer } from './toast-container.js';
import { dismissToast } from './toast-store.js';

let cameFrom: Element | null = null;

/**
 * A modal dialog's focus trap pulls the focus back. Focus events inside a toast (F8, or its close button) are stopped
 * before they reach the trap, so that both stay usable.
 */
export function useFocusBesideModals(): void {
  useEffect(() => {
    const host = toastContainer();
    const isInside = (target: EventTarget | null) => target instanceof Node && host.contains(target);
    const enter = (event: FocusEvent) => {
      event.stopPropagation();
      if (event.relatedTarget instanceof Element && !isInside(event.relatedTarget))
        cameFrom = event.relatedTarget;
    };
    const leaveForToast = (event: FocusEvent) => {
      if (isInside(event.relatedTarget)) event.stopPropagation();
    };
    host.addEventListener('focusin', enter);
    window.addEventListener('focusout', leaveForToast, true);
    return () => {
      host.removeEventListener('focusin', enter);
      window.removeEventListener('focusout', leaveForToast, true);
    };
  }, []);
}

/** Closes the toast and returns the keyboard focus to where it was before. */
export function closeToast(id: number): void {
  const wasInside = toastContainer().contains(document.activeElement);
  dismissToast(id);
  if (wasInside && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
}
