import type { ClaimRow } from '../../../application/review-cases/case-views.js';
import type { ClaimResponse } from './person.dto.js';

export function presentClaim({ claimedBy, claimedUntil }: ClaimRow, staffId: number): ClaimResponse | null {
  if (!claimedBy || !claimedUntil) return null;
  return { by: claimedBy, until: claimedUntil.toISOString(), isMine: claimedBy.id === staffId };
}
