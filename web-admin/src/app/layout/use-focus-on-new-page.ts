import { type RefObject, useEffect, useRef } from 'react';

/** Takes a keyboard or a screen reader to the heading when the page has changed; never on the first one. */
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
