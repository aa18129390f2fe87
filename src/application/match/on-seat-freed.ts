import { leftMessage, pairQuestionMessage } from '../../domain/chat/system-messages.js';
import { isSeatFilledAgain } from '../../domain/match/attendance.js';
import type { Match } from '../../domain/match/match.js';
import type { SeatFreed } from '../../domain/match/match-events.js';
import { TABLE_SIZE } from '../../domain/seating/model/table-size.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import type { ChooseVenue } from './choose-venue.js';
import type { Matches } from './ports.js';
import { requestVenues } from './propose-venues.js';
import type { RequestRun } from './request-run.js';

/** Gives the free seats of a meetup to the first users of its waitlist. */
export interface WaitlistPromotion {
  execute(meetupId: number): Promise<void>;
}

/**
 * Event handler of a freed seat: posts a system message, updates the venue ballot, and fills the seat by a run over the
 * slot or from the meetup's waitlist. Idempotent.
 */
export class OnSeatFreed {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly systemMessages: SystemMessages,
    private readonly waitlistPromotion: WaitlistPromotion,
    private readonly chooseVenue: Pick<ChooseVenue, 'recount'>,
    private readonly requestRun: RequestRun,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  execute({ matchId, userId, slot }: SeatFreed): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (match?.isOpen) {
        await this.postLeftMessage(match, userId);
        if (slot) await this.updateBallot(match);
        if (slot && match.seated.length === TABLE_SIZE.pair) {
          // The idempotency key changes when another user has joined and left since.
          const leavesTime = isSeatFilledAgain(match.startsAt, match.meetupId !== null, this.clock.now());
          const question = pairQuestionMessage(leavesTime);
          await this.systemMessages.post(matchId, `pair-of-${match.members.length}`, question);
        }
      }
      if (slot) await this.requestRun.execute(slot);
      else if (match?.meetupId) await this.waitlistPromotion.execute(match.meetupId);
    });
  }

  private async updateBallot(match: Match): Promise<void> {
    await this.chooseVenue.recount(match.id);
    await requestVenues(this.jobs, match.id);
  }

  /** The idempotency key contains the time of leaving; without effect when the user has joined again. */
  private async postLeftMessage(match: Match, userId: number): Promise<void> {
    const leftAt = match.members.find((member) => member.userId === userId)?.leftAt;
    if (leftAt) await this.systemMessages.post(match.id, `left-${leftAt.getTime()}`, leftMessage, userId);
  }
}
