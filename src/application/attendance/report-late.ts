import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { Clock, RateLimiter, Realtime, UnitOfWork } from '../shared/ports.js';
import { RUNNING_LATE } from './limits.js';
import type { Matches } from '../match/ports.js';

export interface ReportLateCommand {
  readonly userId: number;
  readonly matchId: number;
  readonly minutes: number;
}

/** Shows the table by how many minutes a member will be late. */
export class ReportLate {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly realtime: Realtime,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** The last call counts. @throws TooManyAttempts, MatchNotFound, MatchIsOver, LateMinutesOutOfRange, TooEarlyOrLateToBeLate */
  async execute({ userId, matchId, minutes }: ReportLateCommand): Promise<void> {
    await this.limiter.consume(RUNNING_LATE, String(userId));
    await this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match) throw new MatchNotFound();
      match.runLate(userId, minutes, this.clock.now());
      await this.matches.save(match);
      const userIds = match.seated.map((member) => member.userId);
      await this.realtime.signal({ type: 'matches_changed', userIds });
    });
  }
}
