import { useSyncExternalStore } from 'react';
import { isUnauthorized } from '../api/api-error.js';
import { call } from '../api/call.js';
import type { CurrentUser } from '../api/types.js';

/*
 * Who is signed in decides which half of the app is loaded at all, so it is asked before anything that can cache
 * answers is there. A visitor of the landing page is spared the weight of it.
 */

export type Session =
  | { readonly status: 'asking' }
  /** `user` is null for nobody, which is no error. */
  | { readonly status: 'known'; readonly user: CurrentUser | null }
  | { readonly status: 'unknown'; readonly error: Error };

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

/** From now on `user` is signed in on this page, or nobody is. */
export const signedInAs = (user: CurrentUser | null): void => change({ status: 'known', user });

/** Asks the server who is signed in. A failure leaves an answer that is already known in place. */
export async function refreshSession(): Promise<void> {
  if (session.status === 'unknown') change({ status: 'asking' });
  try {
    signedInAs(await call('get', '/api/user'));
  } catch (error) {
    if (isUnauthorized(error)) signedInAs(null);
    else if (session.status !== 'known') change({ status: 'unknown', error: error as Error });
  }
}
