import { PlansAtThatTime } from '../../domain/meetup/meetup-errors.js';
import { startOf } from '../../domain/shared/slot.js';
import type { Matches } from '../match/ports.js';
import type { MatchingRequests } from '../matching-request/ports.js';

/** What else a person has planned: one can neither sit at two tables at the same time nor look for a second one. */
export class OtherPlans {
  constructor(
    private readonly matches: Matches,
    private readonly requests: MatchingRequests,
  ) {}

  /** @throws PlansAtThatTime */
  async ensureFree(userId: number, startsAt: Date): Promise<void> {
    if (!(await this.isFree(userId, startsAt))) throw new PlansAtThatTime();
  }

  async isFree(userId: number, startsAt: Date): Promise<boolean> {
    if (await this.matches.hasSeatAt(userId, startsAt)) return false;
    const request = await this.requests.openOf(userId);
    return !request?.isWaiting || startOf(request.slot, request.timeZone).getTime() !== startsAt.getTime();
  }
}
