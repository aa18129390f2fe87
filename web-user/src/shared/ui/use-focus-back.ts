import { useRef } from 'react';

/**
 * Handlers of a dialog that let whoever closes it go on where they opened it. Radix does so for a dialog with a trigger
 * of its own, and ours are opened from anywhere.
 */
export function useFocusBack() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      // A dialog that takes turns with another finds nothing in focus, and keeps its first opener.
      if (document.activeElement !== document.body) opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
