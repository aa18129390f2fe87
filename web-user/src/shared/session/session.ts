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
 * Who is signed in decides which half of the app is loaded at all, so it is asked before anything that can cache
 * answers is there. A visitor of the landing page is spared the weight of it.
 */

export type Session =
  | { readonly status: 'asking' }
  /**
   * `user` is null for nobody, which is no error. While the server cannot be reached, whoever was here last still is,
   * with what was `kept` of their week.
   */
  | { readonly status: 'known'; readonly user: CurrentUser | null; readonly kept?: Kept }
  /** Somebody whose account is suspended or was ended is signed in, to appeal, to take their data along or to go. */
  | { readonly status: 'kept out'; readonly suspension: Suspension }
  | { readonly status: 'unknown'; readonly error: Error };

/** With nothing but silence after this long, one may look at what was kept. */
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

/** From now on `user` is signed in on this page, or nobody is. Nothing of anybody else stays on the device. */
export function signedInAs(user: CurrentUser | null): void {
  const before = whoWasHere();
  rememberWhoIsHere(user?.id ?? null);
  if (before !== null && before !== user?.id) void wipe();
  if (before !== user?.id) forgetAnswers();
  if (user) forgetNotesOfOthers(user.id);
  change({ status: 'known', user });
}

/** From now on whoever is signed in on this page is kept out, with nothing of their week left on the device. */
export function keptOut(suspension: Suspension): void {
  rememberWhoIsHere(null);
  void wipe();
  forgetLocalNotes();
  change({ status: 'kept out', suspension });
}

/** Asks the server who is signed in. A failure leaves an answer that is already known in place. */
export async function refreshSession(): Promise<void> {
  if (session.status === 'unknown') change({ status: 'asking' });
  const impatience = setTimeout(() => void showAsItStood(), PATIENCE_MS);
  await lookWhoIsHere();
  clearTimeout(impatience);
}

/** The same without a word: what is on the screen stays until there is an answer. */
export async function lookWhoIsHere(): Promise<void> {
  try {
    const user = await call('get', '/api/user');
    // Somebody else has signed in in another window: nothing of whoever sat here before is left in memory.
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

/** No answer, or one from whatever stands before a server that is away. */
const isAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502);

/** While the server says nothing, whoever was here last finds what was kept for them. @returns whether they did */
async function showAsItStood(): Promise<boolean> {
  const person = whoWasHere();
  const kept = session.status !== 'known' && person !== null ? await keptOf(person) : null;
  if (!kept || session.status === 'known') return false;
  showingWhatWasSaid(kept.at);
  change({ status: 'known', user: kept.user, kept });
  return true;
}
