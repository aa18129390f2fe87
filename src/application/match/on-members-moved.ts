import { movedToSecondTableMessage } from '../../domain/chat/system-messages.js';
import type { MembersMoved } from '../../domain/match/match-events.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Jobs, UnitOfWork } from '../shared/ports.js';
import type { ChooseVenue } from './choose-venue.js';
import type { Matches } from './ports.js';
import { requestVenues } from './propose-venues.js';
import type { RequestRun } from './request-run.js';

/**
 * Event handler of members who moved to a second table: posts system messages at the first one, updates its venue
 * ballot, and runs the slot again, because the first table has free seats. Idempotent.
 */
export class OnMembersMoved {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly systemMessages: SystemMessages,
    private readonly chooseVenue: Pick<ChooseVenue, 'recount'>,
    private readonly requestRun: RequestRun,
    private readonly jobs: Jobs,
  ) {}

  execute({ matchId, userIds, slot }: MembersMoved): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.isOpen) return;
      for (const userId of userIds)
        await this.systemMessages.post(matchId, 'second-table', movedToSecondTableMessage, userId);
      await this.chooseVenue.recount(matchId);
      await requestVenues(this.jobs, matchId);
      if (slot) await this.requestRun.execute(slot);
    });
  }
}
