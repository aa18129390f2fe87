import { PlansAtThatTime } from '../../domain/meetup/meetup-errors.js';
import { AccountGone } from '../shared/account-gone.js';
import type { RateLimit } from '../shared/ports.js';
import type { MeetupPorts, ParticipantDetails } from './ports.js';

/**
 * Checks of a user who plans, changes or joins a meetup: rate limit, account, standing, other seats. A waiting request is
 * no other seat: it is withdrawn when its user gets a seat at the same time.
 */
export class ParticipantGuard {
  constructor(
    private readonly ports: Pick<
      MeetupPorts,
      'participants' | 'goodStanding' | 'matches' | 'requests' | 'limiter'
    >,
  ) {}

  /** @throws TooManyAttempts */
  async limit(rateLimit: RateLimit, userId: number): Promise<void> {
    await this.ports.limiter.consume(rateLimit, String(userId));
  }

  /** Reads the user without a lock. @throws AccountGone */
  async find(userId: number, now: Date): Promise<ParticipantDetails> {
    const user = await this.ports.participants.find(userId, now);
    if (!user) throw new AccountGone();
    return user;
  }

  /** Reads the user with a row lock, so that a concurrent suspension waits. @throws AccountGone, AccountSuspended */
  async lock(userId: number, now: Date): Promise<ParticipantDetails> {
    const user = await this.ports.participants.findForUpdate(userId, now);
    if (!user) throw new AccountGone();
    await this.ports.goodStanding.ensure(userId);
    return user;
  }

  /** Like `lock`. @returns null for a deleted or suspended account */
  async lockIfActive(userId: number, now: Date): Promise<ParticipantDetails | null> {
    const user = await this.ports.participants.findForUpdate(userId, now);
    return user && (await this.ports.goodStanding.has(userId)) ? user : null;
  }

  /** @throws PlansAtThatTime */
  async ensureFree(userId: number, startsAt: Date): Promise<void> {
    if (await this.hasOtherSeat(userId, startsAt)) throw new PlansAtThatTime();
  }

  /** Whether the user has a seat in a match that starts at the same instant. */
  hasOtherSeat(userId: number, startsAt: Date): Promise<boolean> {
    return this.ports.matches.hasSeatAt(userId, startsAt);
  }

  /**
   * Withdraws the waiting request of a user who gets a seat at the same instant. The lock on the user, which the caller
   * holds, excludes a run that seats them.
   * @returns whether there was one
   */
  async withdrawRequestAt(userId: number, startsAt: Date, now: Date): Promise<boolean> {
    const open = await this.ports.requests.openOf(userId);
    const [request] = open ? await this.ports.requests.findForUpdate([open.id]) : [];
    if (!request?.makeWayFor(startsAt, now)) return false;
    await this.ports.requests.save(request);
    return true;
  }
}
