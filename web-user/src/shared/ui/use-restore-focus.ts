import { useRef } from 'react';

/**
 * Event handlers that restore the focus when a dialog closes. Radix restores it only for a dialog with its own trigger.
 */
export function useRestoreFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      // A dialog that replaces another finds no focused element and keeps the first opener.
      if (document.activeElement !== document.body) opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A dialog that the address has opened has no opener.
      const back = opener.current ?? document.getElementById('main');
      if (back instanceof HTMLElement) back.focus();
    },
  };
}
