import { useEffect } from 'react';
import { APP_NAME } from '../app-name.js';

/** Names the page in the tab and for a screen reader. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · ${APP_NAME} Console`;
  }, [page]);
}
