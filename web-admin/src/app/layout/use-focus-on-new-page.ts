import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the heading after a navigation, for keyboards and screen readers; not on the first page. */
export function useFocusOnNewPage(pathname: string): RefObject<HTMLElement | null> {
  const heading = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return heading;
}
