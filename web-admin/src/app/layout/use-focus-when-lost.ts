import { type RefObject, useEffect } from 'react';

/**
 * Focuses the heading when the focused element is removed, such as the button of an action that is done or a row of a
 * polled list. Browsers put the focus on the body then, where Tab starts at the top and screen readers fall silent.
 */
export function useFocusWhenLost(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let focused: Element | null = null;
    let check: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => (focused = target as Element);
    const restore = () => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (focused === null || focused.isConnected) return;
      focused = null;
      clearTimeout(check);
      // Later, so that a closing dialog can focus what opened it.
      check = setTimeout(restore);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      clearTimeout(check);
    };
  }, [heading]);
}
