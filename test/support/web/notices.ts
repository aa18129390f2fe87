import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { clearToasts } from '../../../web-user/src/shared/ui/toast/toast-store.js';

/** Gives the page its place for notifications, as `index.html` has it, without any. */
export function prepareNotices(): void {
  clearToasts();
  document.getElementById('notifications')?.remove();
  document.body.insertAdjacentHTML('beforeend', '<div id="notifications" aria-live="off"></div>');
}

/** Title and text of the notification on the screen; empty for none. */
export function notice(): (string | null)[] {
  const words = document.querySelector('#notifications li > div');
  return [...(words?.children ?? [])].map(({ textContent }) => textContent);
}

/** Waits until just these words are in the notification on the screen. */
export const expectNotice = (...words: [title: string, text?: string]): Promise<void> =>
  waitFor(() => expect(notice()).toEqual(words));
