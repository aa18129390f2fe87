import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
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
