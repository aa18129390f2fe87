import { MINUTE_MS } from '../../domain/shared/durations.js';
import { cannotFindMessage, hereMessage } from '../../domain/chat/system-messages.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Matches } from '../match/ports.js';
import type { Clock, RateLimiter, Realtime, UnitOfWork } from '../shared/ports.js';
import { ARRIVING } from './limits.js';

/** Minutes within which a member asks where the others sit at most once. */
const ASKED_EVERY_MINUTES = 5;

interface ArrivalCommand {
  readonly userId: number;
  readonly matchId: number;
}

/** Tells the table that a member is at the venue, without where they are, and asks for them where the others sit. */
export class ReportArrival {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly systemMessages: SystemMessages,
    private readonly realtime: Realtime,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. @throws TooManyAttempts, MatchNotFound, MatchIsOver, NotTimeToArrive */
  execute(command: ArrivalCommand): Promise<void> {
    return this.arrive(command, false);
  }

  /** Also tells that the member is there. @throws TooManyAttempts, MatchNotFound, MatchIsOver, NotTimeToArrive */
  cannotFind(command: ArrivalCommand): Promise<void> {
    return this.arrive(command, true);
  }

  private async arrive({ userId, matchId }: ArrivalCommand, cannotFind: boolean): Promise<void> {
    await this.limiter.consume(ARRIVING, String(userId));
    await this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match) throw new MatchNotFound();
      const now = this.clock.now();
      match.arrive(userId, now);
      await this.matches.save(match);
      if (cannotFind) {
        const asked = Math.floor(now.getTime() / (ASKED_EVERY_MINUTES * MINUTE_MS));
        await this.systemMessages.post(matchId, `cannotfind-${asked}`, cannotFindMessage, userId);
      } else await this.systemMessages.post(matchId, 'here', hereMessage, userId);
      const userIds = match.seated.map((member) => member.userId);
      await this.realtime.signal({ type: 'matches_changed', userIds });
    });
  }
}
