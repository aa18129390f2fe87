import { type RefObject, useEffect, useRef } from 'react';

interface KeptFocus<Element extends HTMLElement> {
  readonly ref: RefObject<Element | null>;
  readonly tabIndex: -1;
  readonly onClickCapture: () => void;
}

/**
 * Props of an element whose buttons replace each other. When the pressed one is gone, the element has the focus, which
 * would otherwise be lost for the keyboard and for screen readers.
 * @param state what changes when a button is replaced
 */
export function useKeptFocus<Element extends HTMLElement>(state: unknown): KeptFocus<Element> {
  const ref = useRef<Element>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // A change from elsewhere must not move the focus.
    if (wasPressed.current && document.activeElement === document.body) ref.current?.focus();
    wasPressed.current = false;
  }, [state]);
  return { ref, tabIndex: -1, onClickCapture: () => (wasPressed.current = true) };
}
