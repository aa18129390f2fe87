import { MatchIsOver, MatchNotFound } from '../../domain/match/match-errors.js';
import { isPairChat } from '../../domain/match/match-status.js';
import { isPlanShared } from '../../domain/safety/shared-plan.js';
import type { NewLinkNotice } from '../shared/new-link-notice.js';
import type { Chance, Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { unguessableName } from '../shared/unguessable-name.js';
import { NEW_SHARED_PLANS } from './limits.js';
import {
  type OwnSharedPlan,
  PLAN_TOKEN_LENGTH,
  type SeatWithPlan,
  type SharedPlans,
} from './shared-plans.js';

/** A member shares when and where they meet with a friend outside the app, by a link. See ADR 55. */
export class SharePlan {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly plans: SharedPlans,
    private readonly notice: NewLinkNotice,
    private readonly rateLimiter: RateLimiter,
    private readonly chance: Chance,
    private readonly clock: Clock,
  ) {}

  /** The links that work, by the start of the meeting. */
  list(userId: number): Promise<OwnSharedPlan[]> {
    return this.plans.of(userId);
  }

  /** @returns whether there is a plan to share, and when the present link was made @throws MatchNotFound */
  async state(
    userId: number,
    matchId: number,
  ): Promise<{ readonly canShare: boolean; readonly sharedAt: Date | null }> {
    const seat = await this.seatOf(userId, matchId);
    const canShare = isPlanShared(seat, this.clock.now());
    return { canShare, sharedAt: canShare ? seat.sharedAt : null };
  }

  /** Replaces an earlier link. @returns the token, which cannot be read later @throws MatchNotFound, MatchIsOver, TooManyAttempts */
  async create(
    userId: number,
    matchId: number,
  ): Promise<{ readonly token: string; readonly sharedAt: Date }> {
    await this.rateLimiter.consume(NEW_SHARED_PLANS, String(userId));
    const seat = await this.seatOf(userId, matchId);
    const sharedAt = this.clock.now();
    if (!isPlanShared(seat, sharedAt)) throw new MatchIsOver();
    const token = unguessableName(this.chance, PLAN_TOKEN_LENGTH);
    await this.unitOfWork.run(async () => {
      await this.plans.put(seat.seatId, token, sharedAt);
      await this.notice.made(userId, 'shared_plan');
    });
    return { token, sharedAt };
  }

  /** Idempotent. @throws MatchNotFound */
  async revoke(userId: number, matchId: number): Promise<void> {
    const { seatId } = await this.seatOf(userId, matchId);
    await this.plans.remove(seatId);
  }

  private async seatOf(userId: number, matchId: number): Promise<SeatWithPlan> {
    const seat = await this.plans.seatOf(userId, matchId);
    if (!seat || isPairChat(seat.status)) throw new MatchNotFound();
    return seat;
  }
}
