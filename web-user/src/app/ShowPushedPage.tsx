import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPageToShow } from '../shared/push/shown-page.js';

/**
 * Shows the page of a clicked push message in this window. A window with a form that its user has begun to fill in
 * declines, and the service worker opens another one. A form with `data-keeps-text` loses nothing.
 */
export function ShowPushedPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const begun = useRef(new Set<HTMLFormElement>());

  useEffect(() => {
    const noteForm = ({ target }: Event) => {
      const { form } = target as HTMLInputElement;
      if (!form || form.dataset.keepsText !== undefined) return;
      for (const each of begun.current) if (!each.isConnected) begun.current.delete(each);
      begun.current.add(form);
    };
    document.addEventListener('input', noteForm, true);
    return () => document.removeEventListener('input', noteForm, true);
  }, []);

  useEffect(() => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    const show = ({ data, ports }: MessageEvent) => {
      if (!isPageToShow(data)) return;
      const isFree = pathname === data.show || ![...begun.current].some(({ isConnected }) => isConnected);
      if (isFree) void navigate(data.show);
      ports[0]?.postMessage(isFree);
    };
    serviceWorker?.addEventListener('message', show);
    return () => serviceWorker?.removeEventListener('message', show);
  }, [navigate, pathname]);
  return null;
}
