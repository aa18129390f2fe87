import { clear, createStore, get, set } from 'idb-keyval';
import type { CurrentUser } from '../api/types.js';
import { PICTURE_CACHE } from './picture-cache.js';
import type { KeptAnswer } from './snapshot.js';
import { whoWasHere } from './whose-device.js';

/*
 * What this device keeps of one person for when there is no network, in IndexedDB: what their screens have shown
 * anyway. It belongs to whoever is signed in and goes with them.
 */

/** How one person's week stood. */
export interface Kept {
  readonly user: CurrentUser;
  /** When the server last said so, in milliseconds since 1970. */
  readonly at: number;
  readonly answers: readonly KeptAnswer[];
}

const LIFE_MS = 7 * 86_400_000;
/** To be raised when screens can no longer show what an earlier version of the app has kept. */
const NAME = 'kept-1';
const store = createStore('tablemates', 'kept');

/** Of oneself only what a screen without a network shows: no address, number, birthday or place on the map. */
function shown(user: CurrentUser): CurrentUser {
  const hidden = { email: '', dateOfBirth: null, phoneNumber: null, latitude: null, longitude: null };
  return { ...user, ...hidden };
}

/** Keeps it in the place of what was kept before, unless the person has left meanwhile, in another window maybe. */
export async function keep(kept: Kept): Promise<void> {
  try {
    if (whoWasHere() === kept.user.id) await set(NAME, { ...kept, user: shown(kept.user) }, store);
  } catch {
    // Private windows and full devices refuse; the app works all the same while there is a network.
  }
}

/** What was kept of this person within the last seven days, or null. Anything else that is found is wiped. */
export async function keptOf(userId: number): Promise<Kept | null> {
  try {
    const kept = await get<Kept>(NAME, store);
    if (kept?.user.id === userId && Date.now() - kept.at < LIFE_MS) return kept;
    if (kept) await wipe();
  } catch {
    // The same.
  }
  return null;
}

/** Forgets everybody. Pictures of table-mates go too. */
export async function wipe(): Promise<void> {
  const emptied = async () => clear(store);
  await Promise.allSettled([emptied(), globalThis.caches?.delete(PICTURE_CACHE)]);
}
