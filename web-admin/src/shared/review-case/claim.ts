import type { Person } from '../api/types.js';

/** Which moderator looks at something, and until when. */
export interface Claim {
  readonly by: Person;
  readonly until: string;
  readonly isMine: boolean;
}

/** Why a moderator may not decide. */
export type WhyNot = 'yourself' | 'table_mate' | 'claimed' | 'over';

/** What waits for a moderator, and who decides it. */
export interface Claimable {
  readonly id: number;
  readonly claim: Claim | null;
  readonly mayReview: boolean;
  readonly whyNot: WhyNot | null;
  readonly decidedBy: Person | null;
  readonly decidedAt: string | null;
}
