import { HttpError } from 'react-admin';
import type { ResponseOf } from '../api/types.js';
import { callJson } from '../api/http.js';

/** Whoever is signed in to the console. */
export type Staff = ResponseOf<'/api/admin/session'>;

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Six digits of the authenticator app, or a recovery code. */
  readonly totp?: string;
}

/** How the last visit on this page ended: by hand, or by itself while somebody worked. */
export type SessionEnd = 'signed-out' | 'over' | null;

/** How long one answer counts: every page asks who is here, and any other call notices an end, too. */
const CACHE_MS = 30_000;
const SESSION = '/session';

let cached: { readonly staff: Promise<Staff>; readonly until: number } | null = null;
let isSignedIn = false;
let lastEnd: SessionEnd = null;

/** Whoever is signed in to the console. @throws HttpError 401 when nobody is */
export function currentStaff(): Promise<Staff> {
  if (cached && Date.now() < cached.until) return cached.staff;
  const staff = callJson<Staff>('GET', SESSION);
  cached = { staff, until: Date.now() + CACHE_MS };
  staff.then(() => (isSignedIn = true), clearStaffCache);
  return staff;
}

/** Asks again next time: something about them has changed, or they are gone. */
export function clearStaffCache(): void {
  cached = null;
}

/** @throws HttpError 401 with `second_factor_needed` once the password was right and a code is due */
export async function signIn(credentials: Credentials): Promise<void> {
  await callJson('POST', SESSION, credentials);
  clearStaffCache();
}

/** Ends the session; one that has ended already, or a server that is away, is no reason to stay. */
export async function signOut({ isByHand = false } = {}): Promise<void> {
  clearStaffCache();
  if (isSignedIn) lastEnd = isByHand ? 'signed-out' : 'over';
  isSignedIn = false;
  await callJson('DELETE', SESSION).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
  });
}

/** How the last visit ended, since this page was loaded. */
export const lastSessionEnd = (): SessionEnd => lastEnd;
