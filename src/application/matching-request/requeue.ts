import type { MatchMember } from '../../domain/match/match-member.js';
import type { MatchingRequests } from './ports.js';

/** Requeues the requests of members whose match was canceled or dissolved, with priority. */
export class Requeue {
  constructor(private readonly requests: MatchingRequests) {}

  async execute(members: readonly MatchMember[], now: Date): Promise<void> {
    const requests = await this.requests.findForUpdate(requestIdsOf(members));
    const seated = requests.filter((request) => request.isSeated);
    for (const request of seated) request.requeue(now);
    await this.requests.save(...seated);
  }
}

/** Request ids of the members; members of a meetup have none. */
export function requestIdsOf(members: readonly MatchMember[]): number[] {
  return members.flatMap(({ requestId }) => (requestId === null ? [] : [requestId]));
}
