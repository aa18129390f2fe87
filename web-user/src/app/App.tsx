import { useEffect, useRef } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { TopBar } from '../shared/offline/TopBar.js';
import { errorsSinceNow } from '../shared/ui/toast/toast-store.js';
import { ToastHost } from '../shared/ui/toast/ToastHost.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { SessionGate } from './SessionGate.js';

export function App() {
  return (
    <>
      <TopBar />
      <BrowserRouter>
        <RouteFocus />
        <ErrorBoundary>
          <SessionGate />
        </ErrorBoundary>
        <ToastHost />
      </BrowserRouter>
    </>
  );
}

/**
 * Scrolls to the top after a route change and moves the focus, so that the next Tab starts in the new content. The error
 * toasts of the page that was left are dismissed.
 */
function RouteFocus() {
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
