import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { errorsSinceNow } from '../shared/ui/toast/toast-store.js';

/**
 * Scrolls to the top after a route change and moves the focus, so that the next Tab starts in the new content. The error
 * toasts of the page that was left are dismissed.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(errorsSinceNow, [pathname]);
  return null;
}
