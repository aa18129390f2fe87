import { messagesOf } from '../i18n/messages-of.js';
import { toastError } from '../ui/toast/toast-store.js';

const t = messagesOf('session-lost');

const REDIRECT_AFTER_MS = 500;
let leaving = false;
let isEndExpected = false;

/**
 * While the user logs out or was asked to sign in again, responses and closed sockets that report the end of the
 * session are ignored.
 */
export function expectSessionEnd(expected: boolean): void {
  isEndExpected = expected;
}

/**
 * Shows that the session has ended and, half a second later, goes to the login page with the current path as the return
 * path.
 */
export function onSessionLost(): void {
  if (leaving || isEndExpected) return;
  leaving = true;
  toastError({ title: t('title'), description: t('again') });
  const here = window.location.pathname + window.location.search;
  setTimeout(() => {
    leaving = false;
    window.location.assign(`/api/login?returnTo=${encodeURIComponent(here)}`);
  }, REDIRECT_AFTER_MS);
}
