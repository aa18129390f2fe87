import type { MembersMoved, SeatFreed, SeatTaken, TableFormed } from '../../domain/match/match-events.js';
import type { Matches } from '../match/ports.js';
import type { Jobs, UnitOfWork } from '../shared/ports.js';
import type { ChooseVenue } from './choose-venue.js';
import type { VenueBallots } from './ports.js';
import { requestVenues } from './propose-venues.js';

/**
 * Event handler of a new table, and of seats that were taken or freed: counts the votes of the current members again where
 * some left, and queues proposals that are fair to them. The ballot of a new table is stored empty, with the time of its next
 * step. Without effect on the match of a meetup. Idempotent.
 */
export class OnSeatsChanged {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly ballots: VenueBallots,
    private readonly chooseVenue: Pick<ChooseVenue, 'recount'>,
    private readonly jobs: Jobs,
  ) {}

  execute({ matchId, type }: TableFormed | SeatTaken | SeatFreed | MembersMoved): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.isOpen || !match.slot) return;
      if (type === 'table-formed') await this.ballots.save(await this.ballots.of(match));
      if (type === 'seat-freed' || type === 'members-moved') await this.chooseVenue.recount(matchId);
      await requestVenues(this.jobs, matchId);
    });
  }
}
