import type { SeatFreed } from '../../domain/match/match-events.js';
import type { Matches } from '../match/ports.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { PromoteFromWaitlist } from './promote-from-waitlist.js';

/** Event handler of a freed seat: gives the seat of a meetup to the first user of its waitlist. Idempotent. */
export class OnSeatFreed {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly promoteFromWaitlist: PromoteFromWaitlist,
  ) {}

  execute({ matchId, slot }: SeatFreed): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (slot) return;
      const match = await this.matches.findForUpdate(matchId);
      if (match?.meetupId) await this.promoteFromWaitlist.execute(match.meetupId);
    });
  }
}
