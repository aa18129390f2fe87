import { INVITATION_FRAGMENT } from '@domain/server-and-browser/page-paths.js';
import { saveTabNote, tabNote } from '../../shared/local-notes.js';

const NOTE = 'registration-invitation';

/**
 * The token of the invitation that opened the app, kept in this tab over the steps of a sign-up. It leaves the address, so
 * that it is in no history, picture of the screen or copied link.
 */
export function registrationInvitation(): string | null {
  const { hash, pathname, search } = window.location;
  if (hash.startsWith(`#${INVITATION_FRAGMENT}`)) {
    saveTabNote(NOTE, hash.slice(INVITATION_FRAGMENT.length + 1));
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return tabNote(NOTE) || null;
}
