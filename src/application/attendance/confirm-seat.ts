import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { Matches } from '../match/ports.js';

/** Confirms a member's attendance; in a match of two members it is also the consent to meet as a pair. */
export class ConfirmSeat {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. @throws MatchNotFound, MatchIsOver */
  execute({ userId, matchId }: { userId: number; matchId: number }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match) throw new MatchNotFound();
      match.confirmSeat(userId, this.clock.now());
      await this.matches.save(match);
      const userIds = match.seated.map((member) => member.userId);
      await this.realtime.signal({ type: 'matches_changed', userIds });
    });
  }
}
