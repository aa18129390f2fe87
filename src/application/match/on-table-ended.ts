import type { TableEnded } from '../../domain/match/match-events.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { Matches } from './ports.js';
import type { WriteToMembers } from './write-to-members.js';

/** Tells those who wait for a seat at an open meetup that it was called off. */
export interface ThoseInLine {
  execute(meetupId: number): Promise<void>;
}

/** People who lost their table are told by mail, and that they go first in the next run. */
export class OnTableEnded {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly writeToMembers: WriteToMembers,
    private readonly thoseInLine: ThoseInLine,
  ) {}

  execute({ matchId, userIds }: TableEnded): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match) return;
      const others = userIds.filter((userId) => userId !== match.cancelledBy);
      if (match.slot) await this.writeToMembers.tableLost(match, others);
      else await this.writeToMembers.meetupCancelled(match, others);
      if (match.meetupId !== null) await this.thoseInLine.execute(match.meetupId);
    });
  }
}
