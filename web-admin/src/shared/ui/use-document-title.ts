import { useEffect } from 'react';
import { APP_NAME } from '../app-name.js';

/** Sets `document.title`, which the tab shows and screen readers announce. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · ${APP_NAME} Console`;
  }, [page]);
}
