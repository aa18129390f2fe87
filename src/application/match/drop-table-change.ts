import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { Matches, SplitOffers } from './ports.js';

/** Name of the job that removes an offer at its deadline. */
export const DROP_SPLIT = 'drop-split';

/** Removes the split offer of a match once its deadline has passed. Idempotent. */
export class DropSplit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly offers: SplitOffers,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  execute({ matchId }: { matchId: number }): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.matches.findForUpdate(matchId))) return;
      const offer = await this.offers.of(matchId);
      if (!offer?.isOver(this.clock.now())) return;
      await this.offers.remove(matchId);
      await this.realtime.signal({ type: 'matches_changed', userIds: [...offer.moverIds] });
    });
  }
}
