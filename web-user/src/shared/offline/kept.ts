import { clear, createStore, get, set } from 'idb-keyval';
import type { CurrentUser } from '../api/types.js';
import { PICTURE_CACHE } from './picture-cache.js';
import type { KeptAnswer } from './snapshot.js';
import { whoWasHere } from './whose-device.js';

/*
 * The offline snapshot of one user in IndexedDB: data that their screens already showed. It is deleted when the user
 * signs out.
 */

/** The snapshot of one user. */
export interface Kept {
  readonly user: CurrentUser;
  /** When the server last confirmed it, in milliseconds since 1970. */
  readonly at: number;
  readonly answers: readonly KeptAnswer[];
}

const LIFE_MS = 7 * 86_400_000;
/** A version: raise it when the screens can no longer read the format of earlier snapshots. */
const NAME = 'kept-1';
const store = createStore('tablemates', 'kept');

/** Only the fields that offline screens show: no email, phone number, birth date or coordinates. */
function shown(user: CurrentUser): CurrentUser {
  const hidden = { email: '', dateOfBirth: null, phoneNumber: null, latitude: null, longitude: null };
  return { ...user, ...hidden };
}

/** Replaces the stored snapshot, unless the user has signed out in the meantime, possibly in another window. */
export async function keep(kept: Kept): Promise<void> {
  try {
    if (whoWasHere() === kept.user.id) await set(NAME, { ...kept, user: shown(kept.user) }, store);
  } catch {
    // Private windows and full devices fail; the app still works online.
  }
}

/** The user's snapshot of the last seven days, or null. Any other stored snapshot is deleted. */
export async function keptOf(userId: number): Promise<Kept | null> {
  try {
    const kept = await get<Kept>(NAME, store);
    if (kept?.user.id === userId && Date.now() - kept.at < LIFE_MS) return kept;
    if (kept) await wipe();
  } catch {
    // Storage is not available.
  }
  return null;
}

/** Deletes the snapshot of every user and the cached profile pictures. */
export async function wipe(): Promise<void> {
  const emptied = async () => clear(store);
  await Promise.allSettled([emptied(), globalThis.caches?.delete(PICTURE_CACHE)]);
}
