import type { Person } from '../api/types.js';
import type { Claim } from './claim.js';

export type WorkKind = 'id' | 'picture' | 'report' | 'appeal' | 'ending';

/** Something that waits for a moderator. */
export interface Work {
  /** A running text, such as `verification-1001`. */
  readonly id: string;
  readonly kind: WorkKind;
  readonly targetId: number;
  readonly userId: number | null;
  readonly about: Person | null;
  readonly reason: string | null;
  readonly since: string;
  readonly dueAt: string;
  readonly isOverdue: boolean;
  readonly claim: Claim | null;
}

/** What is set aside for one moderator while they look at it, and where its verbs are. */
const CLAIMED_AT = { id: 'verifications', picture: 'verifications', report: 'reports' } as const;

/** Where a piece of work is claimed and decided; null for what is answered on a person's page. */
export const claimedAt = ({ kind }: Work): 'verifications' | 'reports' | null =>
  kind in CLAIMED_AT ? CLAIMED_AT[kind as keyof typeof CLAIMED_AT] : null;

/** The page on which it is decided. */
export function pathOf(work: Work): string {
  const resource = claimedAt(work);
  return resource ? `/${resource}/${work.targetId}/show` : `/users/${work.userId}/show`;
}
