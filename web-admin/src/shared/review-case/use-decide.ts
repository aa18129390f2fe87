import { useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { Claim } from './claim.js';
import { decide, type Deciding } from './submit-decision.js';

/** Decides on what one holds; it can be taken back for a moment. `error` says why one's claim could not be kept. */
export function useDecide(
  resource: Deciding['resource'],
  { id, claim }: { readonly id: number; readonly claim: Claim | null },
) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useMutation({
    mutationFn: (said: Pick<Deciding, 'verb' | 'body' | 'says'>) =>
      decide({ resource, id, until: claim!.until, ...said }),
    onError: (failure) => void logoutIfAccessDenied(failure),
  });
}
