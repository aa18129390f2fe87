import { useEffect, useState } from 'react';
import type { Claim } from './claim.js';

const isInForce = (claim: Claim | null | undefined): boolean =>
  claim?.isMine === true && Date.parse(claim.until) > Date.now();

/** Whether the claim is one's own, up to the moment it ends. */
export function useIsHeld(claim: Claim | null | undefined): boolean {
  const [, lookAgain] = useState(0);
  const until = claim?.isMine ? Date.parse(claim.until) : null;
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => lookAgain((looks) => looks + 1), Math.max(0, until - Date.now()) + 20);
    return () => clearTimeout(timer);
  }, [until]);
  return isInForce(claim);
}
