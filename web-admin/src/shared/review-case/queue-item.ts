import type { Person } from '../api/types.js';
import type { Claim } from './review-case.js';

export type QueueItemKind = 'id' | 'picture' | 'report' | 'appeal' | 'ending';

/** Something that waits for a moderator. */
export interface QueueItem {
  /** A running text, such as `verification-1001`. */
  readonly id: string;
  readonly kind: QueueItemKind;
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
const REVIEW_RESOURCES = { id: 'verifications', picture: 'verifications', report: 'reports' } as const;

/** Where a piece of work is claimed and decided; null for what is answered on a person's page. */
export const reviewResourceOf = ({ kind }: QueueItem): 'verifications' | 'reports' | null =>
  kind in REVIEW_RESOURCES ? REVIEW_RESOURCES[kind as keyof typeof REVIEW_RESOURCES] : null;

/** The page on which it is decided. */
export function queueItemPath(item: QueueItem): string {
  const resource = reviewResourceOf(item);
  return resource ? `/${resource}/${item.targetId}/show` : `/users/${item.userId}/show`;
}
