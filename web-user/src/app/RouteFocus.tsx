import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a change of screen the page starts at its top, and the next Tab starts in the new content. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
