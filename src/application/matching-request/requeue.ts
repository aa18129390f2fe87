import type { MatchMember } from '../../domain/match/match-member.js';
import type { MatchingRequests } from './ports.js';

/** Requeues the requests of members whose match was canceled or dissolved, with priority. */
export async function requeue(
  requests: MatchingRequests,
  members: readonly MatchMember[],
  now: Date,
): Promise<void> {
  const seated = (await requests.findForUpdate(requestIdsOf(members))).filter((request) => request.isSeated);
  for (const request of seated) request.requeue(now);
  await requests.save(...seated);
}

/** Request ids of the members; members of a meetup have none. */
export function requestIdsOf(members: readonly MatchMember[]): number[] {
  return members.flatMap(({ requestId }) => (requestId === null ? [] : [requestId]));
}
