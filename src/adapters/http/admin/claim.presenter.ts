import type { PersonRow } from '../../../application/shared/person-row.js';
import type { ClaimResponse } from './person.dto.js';

/** A row with an optional valid claim. */
interface Claimable {
  readonly claimedBy: PersonRow | null;
  readonly claimedUntil: Date | null;
}

export function presentClaim({ claimedBy, claimedUntil }: Claimable, staffId: number): ClaimResponse | null {
  if (!claimedBy || !claimedUntil) return null;
  return { by: claimedBy, until: claimedUntil.toISOString(), isMine: claimedBy.id === staffId };
}
