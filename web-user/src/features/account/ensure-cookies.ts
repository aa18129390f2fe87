import { t } from './messages.js';

/**
 * For requests that begin a session: where the browser blocks cookies the server would accept them, and the next page
 * would be that of a visitor.
 * @throws Error with a message for the user
 */
export function ensureCookies(): void {
  if (!navigator.cookieEnabled) throw new Error(t('cookiesNeeded'));
}
