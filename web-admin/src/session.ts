import { HttpError } from 'react-admin';
import { callJson } from './api/http.js';

export interface Staff {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: 'moderator' | 'admin';
  readonly hasSecondFactor: boolean;
  readonly recoveryCodesLeft: number;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Six digits of the authenticator, or a recovery code. */
  readonly totp?: string;
}

/** How long one answer counts: every page asks who is here, and every call of theirs would notice the end anyway. */
const TRUSTED_MS = 30_000;
const SESSION = '/session';

let known: { readonly staff: Promise<Staff>; readonly until: number } | null = null;

/** Whoever is signed in to the console. @throws HttpError 401 when nobody is */
export function currentStaff(): Promise<Staff> {
  if (known && Date.now() < known.until) return known.staff;
  const staff = callJson<Staff>('GET', SESSION);
  known = { staff, until: Date.now() + TRUSTED_MS };
  staff.catch(forgetStaff);
  return staff;
}

/** Asks again next time: something about them has changed, or they are gone. */
export function forgetStaff(): void {
  known = null;
}

/** @throws HttpError 401 with `second_factor_needed` once the password was right and a code is due */
export async function signIn(credentials: Credentials): Promise<Staff> {
  const staff = await callJson<Staff>('POST', SESSION, credentials);
  forgetStaff();
  return staff;
}

/** Ends the session; one that has ended already, or a server that is away, is no reason to stay. */
export async function signOut(): Promise<void> {
  forgetStaff();
  await callJson('DELETE', SESSION).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
  });
}
