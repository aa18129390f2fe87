import { clear, createStore, get, set } from 'idb-keyval';
import type { CurrentUser } from '../api/types.js';
import { PICTURE_CACHE } from './picture-cache.js';
import type { SnapshotEntry } from './snapshot-entries.js';
import { lastSignedInUser } from './last-signed-in-user.js';

/*
 * The offline snapshot of one user in IndexedDB: data that their screens already showed. It is deleted when the user
 * signs out.
 */

/** The snapshot of one user. */
export interface Snapshot {
  readonly user: CurrentUser;
  /** When the server last confirmed it, in milliseconds since 1970. */
  readonly at: number;
  readonly answers: readonly SnapshotEntry[];
}

const MAX_AGE_MS = 7 * 86_400_000;
/** A version: raise it when the screens can no longer read the format of earlier snapshots. */
const NAME = 'kept-1';
const store = createStore('tablemates', 'kept');

/** Replaces the stored snapshot, unless the user has signed out in the meantime, possibly in another window. */
export async function saveSnapshot(snapshot: Snapshot): Promise<void> {
  try {
    if (lastSignedInUser() === snapshot.user.id) await set(NAME, snapshot, store);
  } catch {
    // Private windows and full devices fail; the app still works online.
  }
}

/** The user's snapshot of the last seven days, or null. Any other stored snapshot is deleted. */
export async function loadSnapshot(userId: number): Promise<Snapshot | null> {
  try {
    const snapshot = await get<Snapshot>(NAME, store);
    if (snapshot?.user.id === userId && Date.now() - snapshot.at < MAX_AGE_MS) return snapshot;
    if (snapshot) await deleteSnapshot();
  } catch {
    // Storage is not available.
  }
  return null;
}

/** Deletes the snapshot of every user and the cached profile pictures. */
export async function deleteSnapshot(): Promise<void> {
  const emptied = async () => clear(store);
  await Promise.allSettled([emptied(), globalThis.caches?.delete(PICTURE_CACHE)]);
}
