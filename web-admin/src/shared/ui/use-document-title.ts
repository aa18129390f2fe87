import { useEffect } from 'react';
import { CONSOLE_NAME } from '../app-name.js';

/** Sets `document.title`, which the tab shows and screen readers announce. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · ${CONSOLE_NAME}`;
  }, [page]);
}
