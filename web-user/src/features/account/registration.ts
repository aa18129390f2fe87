import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import type { WaitsFor } from '@domain/account/application-pending.js';
import { registrationInvitation } from './registration-invitation.js';

/** Who may join, for this browser. */
export function useRegistration() {
  const invitation = registrationInvitation();
  return useQuery({
    queryKey: ['registration', invitation],
    queryFn: () => call('post', '/api/auth/registration', { body: { invitation } }),
    // Asked anew whenever the form opens.
    staleTime: 0,
  });
}

/** The fields of a sign-up that only some policies ask for. */
export const introductionOf = (
  { policy }: { readonly policy: string },
  statement: string,
): { statement?: string; invitation?: string | null } => ({
  ...(policy === 'approval' && { statement }),
  ...(policy === 'invitation' && { invitation: registrationInvitation() }),
});

/** What the application of this person waits for, where that is why a sign-up or a sign-in was refused; otherwise null. */
export function waitsFor(code: unknown): WaitsFor | null {
  if (code === 'application_awaits_approval') return 'approval';
  return code === 'application_awaits_place' ? 'place' : null;
}

export const waitsForIn = (error: Error | null): WaitsFor | null =>
  error instanceof ApiError ? waitsFor(error.body?.code) : null;
