import type { ResponseOf } from '../api/types.js';
import type { ReviewResource } from './review-case.js';

/** One row of the moderators' queue. */
export type QueueItem = ResponseOf<'/api/admin/work'>[number];

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
