import type { UserReference } from '../api/types.js';
import type { Claim, ReviewResource } from './review-case.js';

export type QueueItemKind = 'id' | 'picture' | 'report' | 'appeal' | 'ending';

/** One row of the moderators' queue. */
export interface QueueItem {
  /** Unique in the queue, such as `verification-1001`. */
  readonly id: string;
  readonly kind: QueueItemKind;
  readonly targetId: number;
  readonly userId: number | null;
  readonly about: UserReference | null;
  readonly reason: string | null;
  readonly since: string;
  readonly dueAt: string;
  readonly isOverdue: boolean;
  readonly claim: Claim | null;
}

/** The kinds that are claimed before a decision, with their resource. */
const REVIEW_RESOURCES = {
  id: 'verifications',
  picture: 'verifications',
  report: 'reports',
} as const;

/**
 * @returns the resource on which the item is claimed and decided; null for an appeal or a proposed ending, decided on
 * the user's page
 */
export const reviewResourceOf = ({ kind }: QueueItem): ReviewResource | null =>
  kind in REVIEW_RESOURCES ? REVIEW_RESOURCES[kind as keyof typeof REVIEW_RESOURCES] : null;

export function queueItemPath(item: QueueItem): string {
  const resource = reviewResourceOf(item);
  return resource ? `/${resource}/${item.targetId}/show` : `/users/${item.userId}/show`;
}
