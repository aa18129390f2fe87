import { useSyncExternalStore } from 'react';
import { ApiError, isUnauthorized } from '../api/api-error.js';
import { call } from '../api/call.js';
import { clearResponses } from '../api/etag-cache.js';
import type { CurrentUser } from '../api/types.js';
import { clearLocalNotes, clearNotesOfOthers } from '../local-notes.js';
import { reportSnapshotShown } from '../offline/connection.js';
import { type Snapshot, loadSnapshot, deleteSnapshot } from '../offline/snapshot-store.js';
import { setLastSignedInUser, lastSignedInUser } from '../offline/last-signed-in-user.js';
import { forgetSessionHint, keepSessionHint, mayHaveSession } from './session-hint.js';
import { type Suspension, suspensionIn } from './suspension.js';

/*
 * The session decides which half of the app is loaded, so it is requested before the query cache exists, which the
 * landing page does without.
 */

export type Session =
  | { readonly status: 'loading' }
  /**
   * `user` is null for a visitor. While the server is unreachable it is the last signed-in user, with their offline
   * snapshot.
   */
  | { readonly status: 'known'; readonly user: CurrentUser | null; readonly snapshot?: Snapshot }
  /** A restricted session: a suspended user can read the reason, appeal, export their data or delete the account. */
  | { readonly status: 'suspended'; readonly suspension: Suspension }
  | { readonly status: 'unknown'; readonly error: Error };

/** Delay after which the offline snapshot is shown while the request is still pending. */
const SNAPSHOT_DELAY_MS = 4_000;

let session: Session = { status: 'loading' };
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

/** Whether a response of 401 means that the session has ended since. */
export const isSignedIn = (): boolean => session.status === 'known' && session.user !== null;

/** Sets the signed-in user, or null, and deletes the data of any other user from the device. */
export function setSignedInUser(user: CurrentUser | null): void {
  const before = lastSignedInUser();
  setLastSignedInUser(user?.id ?? null);
  if (before !== null && before !== user?.id) void deleteSnapshot();
  if (before !== user?.id) clearResponses();
  if (user) clearNotesOfOthers(user.id);
  else forgetSessionHint();
  change({ status: 'known', user });
}

/** Sets the session to restricted and deletes the user's data from the device. */
export function setSuspended(suspension: Suspension): void {
  setLastSignedInUser(null);
  keepSessionHint();
  void deleteSnapshot();
  clearLocalNotes();
  change({ status: 'suspended', suspension });
}

/** Requests the current session, unless there can be none. An error keeps a state that is already known. */
export async function refreshSession(): Promise<void> {
  if (session.status === 'loading' && !mayHaveSession()) return change({ status: 'known', user: null });
  if (session.status === 'unknown') change({ status: 'loading' });
  const snapshotTimer = setTimeout(() => void showOfflineSnapshot(), SNAPSHOT_DELAY_MS);
  await recheckSession();
  clearTimeout(snapshotTimer);
}

/** Requests the session without a loading state: the screen stays as it is until the response. */
export async function recheckSession(): Promise<void> {
  try {
    const user = await call('get', '/api/user');
    // Another user signed in in another window: a reload clears the memory of the previous session.
    if (isDifferentUser(user)) window.location.reload();
    else setSignedInUser(user);
  } catch (error) {
    const suspension = suspensionIn(error);
    if (suspension) setSuspended(suspension);
    else if (isUnauthorized(error)) setSignedInUser(null);
    else if (!isUnreachable(error) || !(await showOfflineSnapshot())) setUnknown(error as Error);
  }
}

function setUnknown(error: Error): void {
  if (session.status === 'loading') change({ status: 'unknown', error });
}

const isDifferentUser = ({ id }: CurrentUser): boolean =>
  session.status === 'known' && session.user !== null && session.user.id !== id;

/** No response, or one from a proxy whose server is down. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502);

/**
 * Shows the last signed-in user's offline snapshot while the server does not respond.
 * @returns whether there was one
 */
async function showOfflineSnapshot(): Promise<boolean> {
  const person = lastSignedInUser();
  const snapshot = session.status !== 'known' && person !== null ? await loadSnapshot(person) : null;
  if (!snapshot || session.status === 'known') return false;
  reportSnapshotShown(snapshot.at);
  change({ status: 'known', user: snapshot.user, snapshot });
  return true;
}
