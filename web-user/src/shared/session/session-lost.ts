import { catalogue } from '../i18n/catalogue.js';
import { toastError } from '../ui/toast/toast-store.js';

const t = catalogue('session-lost', {
  title: 'Unauthorized',
  again: 'You are logged out. Logging in again...',
});

const REDIRECT_AFTER_MS = 500;
let leaving = false;
let endsOnPurpose = false;

/**
 * While somebody logs out, or has been told to sign in again, no answer and no closed socket that tells of the
 * session's end is news.
 */
export function expectSessionEnd(expected: boolean): void {
  endsOnPurpose = expected;
}

/** Says that the session has ended and, half a second later, goes to the login page, which returns here. */
export function sessionLost(): void {
  if (leaving || endsOnPurpose) return;
  leaving = true;
  toastError({ title: t('title'), description: t('again') });
  const here = window.location.pathname + window.location.search;
  setTimeout(() => {
    leaving = false;
    window.location.assign(`/api/login?returnTo=${encodeURIComponent(here)}`);
  }, REDIRECT_AFTER_MS);
}
