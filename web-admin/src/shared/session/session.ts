import { HttpError } from 'react-admin';
import type { AnswerOf } from '../api/types.js';
import { callJson } from '../api/http.js';

/** Whoever is signed in to the console. */
export type Staff = AnswerOf<'/api/admin/session'>;

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Six digits of the authenticator app, or a recovery code. */
  readonly totp?: string;
}

/** How the last visit on this page ended: by hand, or by itself while somebody worked. */
export type Farewell = 'signed-out' | 'over' | null;

/** How long one answer counts: every page asks who is here, and any other call notices an end, too. */
const TRUSTED_MS = 30_000;
const SESSION = '/session';

let known: { readonly staff: Promise<Staff>; readonly until: number } | null = null;
let isOpen = false;
let lastFarewell: Farewell = null;

/** Whoever is signed in to the console. @throws HttpError 401 when nobody is */
export function currentStaff(): Promise<Staff> {
  if (known && Date.now() < known.until) return known.staff;
  const staff = callJson<Staff>('GET', SESSION);
  known = { staff, until: Date.now() + TRUSTED_MS };
  staff.then(() => (isOpen = true), forgetStaff);
  return staff;
}

/** Asks again next time: something about them has changed, or they are gone. */
export function forgetStaff(): void {
  known = null;
}

/** @throws HttpError 401 with `second_factor_needed` once the password was right and a code is due */
export async function signIn(credentials: Credentials): Promise<void> {
  await callJson('POST', SESSION, credentials);
  forgetStaff();
}

/** Ends the session; one that has ended already, or a server that is away, is no reason to stay. */
export async function signOut({ isByHand = false } = {}): Promise<void> {
  forgetStaff();
  if (isOpen) lastFarewell = isByHand ? 'signed-out' : 'over';
  isOpen = false;
  await callJson('DELETE', SESSION).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
  });
}

/** How the last visit ended, since this page was loaded. */
export const farewell = (): Farewell => lastFarewell;
