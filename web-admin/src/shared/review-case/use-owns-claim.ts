import { useEffect, useState } from 'react';
import type { Claim } from './review-case.js';

const isOwnAndActive = (claim: Claim | null): boolean =>
  claim?.isMine === true && Date.parse(claim.until) > Date.now();

/** Whether the signed-in moderator has the claim. Renders again when it ends. */
export function useOwnsClaim(claim: Claim | null): boolean {
  const [, rerender] = useState(0);
  const until = claim?.isMine ? Date.parse(claim.until) : null;
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => rerender((count) => count + 1), Math.max(0, until - Date.now()) + 20);
    return () => clearTimeout(timer);
  }, [until]);
  return isOwnAndActive(claim);
}
