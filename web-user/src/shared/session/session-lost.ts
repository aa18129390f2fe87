import { catalogue } from '../i18n/catalogue.js';
import { toastError } from '../ui/toast/toast-store.js';

const t = catalogue({
  en: { title: 'Unauthorized', again: 'You are logged out. Logging in again...' },
});

const REDIRECT_AFTER_MS = 500;
let leaving = false;

/** Says that the session has ended and, half a second later, goes to the login page, which returns here. */
export function sessionLost(): void {
  if (leaving) return;
  leaving = true;
  toastError({ title: t('title'), description: t('again') });
  const here = window.location.pathname + window.location.search;
  setTimeout(() => {
    leaving = false;
    window.location.assign(`/api/login?returnTo=${encodeURIComponent(here)}`);
  }, REDIRECT_AFTER_MS);
}
