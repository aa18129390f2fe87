import { cannotFindMessage, hereMessage } from '../../domain/attendance/attendance-messages.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { Match } from '../../domain/match/match.js';
import { MINUTE_MS } from '../../domain/shared/durations.js';
import type { RateLimit } from '../shared/ports.js';
import type { AttendancePorts } from './ports.js';

const RUNNING_LATE: RateLimit = { name: 'running-late', times: 10, perSeconds: 600 };
/** Messages that one is at the venue, or cannot find the others there. */
const ARRIVING: RateLimit = { name: 'arriving', times: 10, perSeconds: 600 };
/** Minutes within which a member asks where the others sit at most once. */
const ASKED_EVERY_MINUTES = 5;

interface Seat {
  readonly userId: number;
  readonly matchId: number;
}

/** What a member tells their table about coming: that they come, how late they are, that they are there. */
export class ComingToTables {
  constructor(
    private readonly ports: Omit<AttendancePorts, 'matchQueries' | 'leavingTables' | 'matchMails'>,
  ) {}

  /** In a match of two members also the consent to meet as a pair. Idempotent. @throws MatchNotFound, MatchIsOver */
  confirm({ userId, matchId }: Seat): Promise<void> {
    return this.change(matchId, (match, now) => match.confirmSeat(userId, now));
  }

  /** The last call counts. @throws TooManyAttempts, MatchNotFound, MatchIsOver, LateMinutesOutOfRange, TooEarlyOrLateToBeLate */
  async runLate({ userId, matchId, minutes }: Seat & { readonly minutes: number }): Promise<void> {
    await this.ports.limiter.consume(RUNNING_LATE, String(userId));
    await this.change(matchId, (match, now) => match.runLate(userId, minutes, now));
  }

  /** Tells it without where they are. Idempotent. @throws TooManyAttempts, MatchNotFound, MatchIsOver, NotTimeToArrive */
  arrive(seat: Seat): Promise<void> {
    return this.beThere(seat, () => ['here', hereMessage]);
  }

  /** Asks where the others sit, and tells that the member is there. @throws as `arrive` */
  cannotFind(seat: Seat): Promise<void> {
    return this.beThere(seat, (now) => {
      const asked = Math.floor(now.getTime() / (ASKED_EVERY_MINUTES * MINUTE_MS));
      return [`cannotfind-${asked}`, cannotFindMessage];
    });
  }

  private async beThere(
    { userId, matchId }: Seat,
    say: (now: Date) => readonly [occasion: string, message: typeof hereMessage],
  ): Promise<void> {
    const { limiter, systemMessages } = this.ports;
    await limiter.consume(ARRIVING, String(userId));
    await this.change(
      matchId,
      (match, now) => match.arrive(userId, now),
      (now) => systemMessages.post(matchId, ...say(now), userId),
    );
  }

  private change(
    matchId: number,
    change: (match: Match, now: Date) => void,
    then?: (now: Date) => Promise<void>,
  ): Promise<void> {
    const { unitOfWork, matches, realtime, clock } = this.ports;
    return unitOfWork.run(async () => {
      const match = await matches.findForUpdate(matchId);
      if (!match) throw new MatchNotFound();
      const now = clock.now();
      change(match, now);
      await matches.save(match);
      await then?.(now);
      const userIds = match.seated.map((member) => member.userId);
      await realtime.signal({ type: 'matches_changed', userIds });
    });
  }
}
