import { useEffect, useState } from 'react';
import type { Claim } from './claim.js';

const isOwnAndActive = (claim: Claim | null | undefined): boolean =>
  claim?.isMine === true && Date.parse(claim.until) > Date.now();

/** Whether the claim is one's own, up to the moment it ends. */
export function useOwnsClaim(claim: Claim | null | undefined): boolean {
  const [, rerender] = useState(0);
  const until = claim?.isMine ? Date.parse(claim.until) : null;
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => rerender((looks) => looks + 1), Math.max(0, until - Date.now()) + 20);
    return () => clearTimeout(timer);
  }, [until]);
  return isOwnAndActive(claim);
}
