import { useSyncExternalStore } from 'react';
import { ApiError, isUnauthorized } from '../api/api-error.js';
import { call } from '../api/call.js';
import { forgetAnswers } from '../api/last-answers.js';
import type { CurrentUser } from '../api/types.js';
import { forgetLocalNotes, forgetNotesOfOthers } from '../local-notes.js';
import { showingWhatWasSaid } from '../offline/connection.js';
import { type Kept, keptOf, wipe } from '../offline/kept.js';
import { rememberWhoIsHere, whoWasHere } from '../offline/whose-device.js';
import { type Suspension, suspensionIn } from './suspension.js';

/*
 * The session decides which half of the app is loaded, so it is requested before the query cache exists, which the
 * landing page does without.
 */

export type Session =
  | { readonly status: 'asking' }
  /**
   * `user` is null for a visitor. While the server is unreachable it is the last signed-in user, with their offline
   * snapshot.
   */
  | { readonly status: 'known'; readonly user: CurrentUser | null; readonly kept?: Kept }
  /** A restricted session: a suspended user can read the reason, appeal, export their data or delete the account. */
  | { readonly status: 'kept out'; readonly suspension: Suspension }
  | { readonly status: 'unknown'; readonly error: Error };

/** Delay after which the offline snapshot is shown while the request is still pending. */
const PATIENCE_MS = 4_000;

let session: Session = { status: 'asking' };
const listeners = new Set<() => void>();

function change(next: Session): void {
  session = next;
  listeners.forEach((tell) => tell());
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSession = (): Session => useSyncExternalStore(subscribe, () => session);

/** Sets the signed-in user, or null, and deletes the data of any other user from the device. */
export function signedInAs(user: CurrentUser | null): void {
  const before = whoWasHere();
  rememberWhoIsHere(user?.id ?? null);
  if (before !== null && before !== user?.id) void wipe();
  if (before !== user?.id) forgetAnswers();
  if (user) forgetNotesOfOthers(user.id);
  change({ status: 'known', user });
}

/** Sets the session to restricted and deletes the user's data from the device. */
export function keptOut(suspension: Suspension): void {
  rememberWhoIsHere(null);
  void wipe();
  forgetLocalNotes();
  change({ status: 'kept out', suspension });
}

/** Requests the current session. An error keeps a state that is already known. */
export async function refreshSession(): Promise<void> {
  if (session.status === 'unknown') change({ status: 'asking' });
  const impatience = setTimeout(() => void showAsItStood(), PATIENCE_MS);
  await lookWhoIsHere();
  clearTimeout(impatience);
}

/** Requests the session without a loading state: the screen stays as it is until the response. */
export async function lookWhoIsHere(): Promise<void> {
  try {
    const user = await call('get', '/api/user');
    // Another user signed in in another window: a reload clears the memory of the previous session.
    if (isSomebodyElse(user)) window.location.reload();
    else signedInAs(user);
  } catch (error) {
    const suspension = suspensionIn(error);
    if (suspension) keptOut(suspension);
    else if (isUnauthorized(error)) signedInAs(null);
    else if (!isAway(error) || !(await showAsItStood())) knowNothing(error as Error);
  }
}

function knowNothing(error: Error): void {
  if (session.status === 'asking') change({ status: 'unknown', error });
}

const isSomebodyElse = ({ id }: CurrentUser): boolean =>
  session.status === 'known' && session.user !== null && session.user.id !== id;

/** No response, or one from a proxy whose server is down. */
const isAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502);

/**
 * Shows the last signed-in user's offline snapshot while the server does not respond.
 * @returns whether there was one
 */
async function showAsItStood(): Promise<boolean> {
  const person = whoWasHere();
  const kept = session.status !== 'known' && person !== null ? await keptOf(person) : null;
  if (!kept || session.status === 'known') return false;
  showingWhatWasSaid(kept.at);
  change({ status: 'known', user: kept.user, kept });
  return true;
}
