import { waitFor } from '@testing-library/react';
import { clearToasts, visibleToast } from '../../../web-user/src/shared/ui/toast/toast-store.js';

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

/** Title and description of the visible toast; undefined without one. */
export function toast() {
  const { title, description } = visibleToast() ?? {};
  return { title, description };
}

/** Waits, where it is not there yet, until the visible toast has this title and, if given, this description. */
export async function expectToast(title: string, description?: string): Promise<void> {
  const told = description === undefined ? { title } : { title, description };
  const isTold = () => expect(visibleToast()).toMatchObject(told);
  try {
    isTold();
  } catch {
    await waitFor(isTold);
  }
}
