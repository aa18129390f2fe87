import { MatchIsOver, MatchNotFound } from '../../domain/match/match-errors.js';
import { isPairChat } from '../../domain/match/match-status.js';
import { isPlanShared, PLAN_SHARED_HOURS } from '../../domain/safety/shared-plan.js';
import { HOUR_MS } from '../../domain/shared/durations.js';
import type { RateLimit } from '../shared/ports.js';
import { Purge } from '../shared/purge.js';
import { unguessableName } from '../shared/unguessable-name.js';
import type { SafetyPorts } from './ports.js';
import { type OwnSharedPlan, PLAN_TOKEN_LENGTH, type SeatWithPlan, type SharedPlan } from './shared-plans.js';

/** New links to a plan, per user. */
export const NEW_SHARED_PLANS: RateLimit = { name: 'new-shared-plans', times: 20, perSeconds: 3_600 };
/** Reads of one plan, by all who have its link. */
export const PLAN_READS: RateLimit = { name: 'plan-reads', times: 120, perSeconds: 600 };
/** Unknown links to plans, per network. */
export const UNKNOWN_PLANS: RateLimit = { name: 'unknown-plans', times: 60, perSeconds: 600 };

/** A member shares when and where they meet with a friend outside the app, by a link. See ADR 55. */
export class SharePlan {
  constructor(private readonly ports: SafetyPorts) {}

  /** The links that work, by the start of the meeting. */
  list(userId: number): Promise<OwnSharedPlan[]> {
    return this.ports.sharedPlans.of(userId);
  }

  /** @returns whether there is a plan to share, and when the present link was made @throws MatchNotFound */
  async state(
    userId: number,
    matchId: number,
  ): Promise<{ readonly canShare: boolean; readonly sharedAt: Date | null }> {
    const seat = await this.seatOf(userId, matchId);
    const canShare = isPlanShared(seat, this.ports.clock.now());
    return { canShare, sharedAt: canShare ? seat.sharedAt : null };
  }

  /** Replaces an earlier link. @returns the token, which cannot be read later @throws MatchNotFound, MatchIsOver, TooManyAttempts */
  async create(
    userId: number,
    matchId: number,
  ): Promise<{ readonly token: string; readonly sharedAt: Date }> {
    const { unitOfWork, sharedPlans, newLinks, limiter, chance, clock } = this.ports;
    await limiter.consume(NEW_SHARED_PLANS, String(userId));
    const seat = await this.seatOf(userId, matchId);
    const sharedAt = clock.now();
    if (!isPlanShared(seat, sharedAt)) throw new MatchIsOver();
    const token = unguessableName(chance, PLAN_TOKEN_LENGTH);
    await unitOfWork.run(async () => {
      await sharedPlans.put(seat.seatId, token, sharedAt);
      await newLinks.made(userId, 'shared_plan');
    });
    return { token, sharedAt };
  }

  /** Idempotent. @throws MatchNotFound */
  async revoke(userId: number, matchId: number): Promise<void> {
    const { seatId } = await this.seatOf(userId, matchId);
    await this.ports.sharedPlans.remove(seatId);
  }

  /**
   * The plan for the friend who has the link.
   * @param network of the caller; only its unknown links count, because friends may share a network
   * @returns null when the link does not work, or no longer
   * @throws TooManyAttempts
   */
  async read(token: string, network: string): Promise<SharedPlan | null> {
    const { sharedPlans, limiter, clock } = this.ports;
    await limiter.consume(UNKNOWN_PLANS, network);
    const plan = await sharedPlans.find(token);
    if (!plan) return null;
    await limiter.refund(UNKNOWN_PLANS, network);
    await limiter.consume(PLAN_READS, String(plan.seatId));
    const meeting = { status: plan.status, startsAt: plan.when.startsAt };
    return isPlanShared(meeting, clock.now()) ? plan : null;
  }

  private async seatOf(userId: number, matchId: number): Promise<SeatWithPlan> {
    const seat = await this.ports.sharedPlans.seatOf(userId, matchId);
    if (!seat || isPairChat(seat.status)) throw new MatchNotFound();
    return seat;
  }
}

/** Deletes the links to plans that have ended. */
export const purgeSharedPlans = ({ sharedPlans, clock }: Pick<SafetyPorts, 'sharedPlans' | 'clock'>): Purge =>
  new Purge(clock, PLAN_SHARED_HOURS * HOUR_MS, (before, limit) => sharedPlans.purge(before, limit));
