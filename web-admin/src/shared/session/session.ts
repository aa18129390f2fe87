import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { callJson } from '../api/http.js';
import type { ResponseOf } from '../api/types.js';

/** The signed-in staff member. */
type Staff = ResponseOf<'/api/admin/session'>;

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Six digits of the authenticator app, or a recovery code. */
  readonly totp?: string;
}

/** How the last session of this page ended: by a sign-out, or by expiry. */
export type SessionEnd = 'signed-out' | 'over' | null;

/** How long the session response is cached. Every page requests it, and any 401 response clears the cache. */
const CACHE_MS = 30_000;
const SESSION = '/session';

let cached: { readonly staff: Promise<Staff>; readonly until: number } | null = null;
let isSignedIn = false;
let lastEnd: SessionEnd = null;

/**
 * @returns the signed-in staff member, from the cache where it is fresh
 * @throws HttpError 401 without a session
 */
export function currentStaff(): Promise<Staff> {
  if (cached && Date.now() < cached.until) return cached.staff;
  const staff = callJson<Staff>('GET', SESSION);
  cached = { staff, until: Date.now() + CACHE_MS };
  staff.then(() => (isSignedIn = true), clearStaffCache);
  return staff;
}

export function clearStaffCache(): void {
  cached = null;
}

/** @throws HttpError 401 with the code `second_factor_needed` when the password is right and a TOTP code is missing */
export async function signIn(credentials: Credentials): Promise<void> {
  await callJson('POST', SESSION, credentials);
  clearStaffCache();
}

/** Ends the session. An HTTP error is ignored, since the session may have expired or the server may be down. */
export async function signOut({ isByHand = false } = {}): Promise<void> {
  clearStaffCache();
  if (isSignedIn) lastEnd = isByHand ? 'signed-out' : 'over';
  isSignedIn = false;
  await callJson('DELETE', SESSION).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
  });
}

/** @returns null if no session has ended since the page was loaded */
export const lastSessionEnd = (): SessionEnd => lastEnd;

const KEY = ['staff'];

/** @returns undefined until the session response arrives */
export function useStaff(): Staff | undefined {
  return useStaffQuery().data;
}

/**
 * @returns which pages are open: `second-factor` means only the account page, where a required second factor is set up
 */
export function useConsoleAccess(): 'unknown' | 'second-factor' | 'console' {
  const { data, failureReason } = useStaffQuery();
  // After a failed request the pages stay open, and each shows its own error state.
  if (!data) return failureReason ? 'console' : 'unknown';
  return data.mustEnrol ? 'second-factor' : 'console';
}

const useStaffQuery = () => useQuery({ queryKey: KEY, queryFn: () => currentStaff() });

/** @returns a callback that requests the session again, after the staff member has changed */
export function useRefreshStaff(): () => Promise<void> {
  const cache = useQueryClient();
  return () => {
    clearStaffCache();
    return cache.invalidateQueries({ queryKey: KEY });
  };
}
