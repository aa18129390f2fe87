import { waitFor } from '@testing-library/react';
import { clearToasts } from '../../../web-user/src/shared/ui/toast/toast-store.js';

/** Adds the container for toasts, as in `index.html`, without any toast. */
export function prepareNotices(): void {
  clearToasts();
  document.getElementById('notifications')?.remove();
  document.body.insertAdjacentHTML('beforeend', '<div id="notifications" aria-live="off"></div>');
}

/** Title and text of the visible toast; empty for none. */
export function notice(): (string | null)[] {
  const words = document.querySelector('#notifications li > div');
  return [...(words?.children ?? [])].map(({ textContent }) => textContent);
}

/** Waits until the visible toast has exactly this text. */
export const expectNotice = (...words: [title: string, text?: string]): Promise<void> =>
  waitFor(() => expect(notice()).toEqual(words));
