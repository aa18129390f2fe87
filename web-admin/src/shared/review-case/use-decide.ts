import { useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { Claim } from './claim.js';
import { submitDecision, type DecisionRequest } from './submit-decision.js';

/** Decides on what one holds; it can be taken back for a moment. `error` says why one's claim could not be kept. */
export function useDecide(
  resource: DecisionRequest['resource'],
  { id, claim }: { readonly id: number; readonly claim: Claim | null },
) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useMutation({
    mutationFn: (decision: Pick<DecisionRequest, 'action' | 'body' | 'summary'>) =>
      submitDecision({ resource, id, claimedUntil: claim!.until, ...decision }),
    onError: (failure) => void logoutIfAccessDenied(failure),
  });
}
