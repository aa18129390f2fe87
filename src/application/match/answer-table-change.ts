import { formationOf } from '../../domain/match/formation.js';
import { Match } from '../../domain/match/match.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import { SplitOfferNotFound } from '../../domain/match/split/split-errors.js';
import type { SplitOffer } from '../../domain/match/split/split-offer.js';
import { matchScore } from '../../domain/seating/model/affinity.js';
import { areAllCompatible } from '../../domain/seating/model/compatibility.js';
import type { Seeker } from '../../domain/seating/model/seeker.js';
import { TABLE_SIZE } from '../../domain/seating/model/table-size.js';
import type { Clock, RateLimiter, Realtime, UnitOfWork } from '../shared/ports.js';
import { ANSWERING_SPLITS } from './limits.js';
import type { Matches, SlotSnapshot, SplitOffers } from './ports.js';
import type { SlotTransaction } from './slot-transaction.js';

export interface AnswerSplitCommand {
  readonly userId: number;
  readonly matchId: number;
  readonly agrees: boolean;
}

/** `waiting` for the others, `formed` with the id of the second match, or `dropped`: the table stays as it is. */
export type SplitState =
  { readonly status: 'waiting' | 'dropped' } | { readonly status: 'formed'; readonly matchId: number };

/**
 * A member's answer to the question whether they move to a second table. When all have agreed, they move in the same
 * transaction, after all rules are checked again.
 */
export class AnswerSplit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly offers: SplitOffers,
    private readonly slotTransaction: SlotTransaction,
    private readonly realtime: Realtime,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Declining is idempotent. @throws TooManyAttempts, MatchNotFound, MatchIsOver, SplitOfferNotFound, SplitOfferIsOver */
  async execute({ userId, matchId, agrees }: AnswerSplitCommand): Promise<SplitState> {
    await this.limiter.consume(ANSWERING_SPLITS, String(userId));
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.isOpen || !match.seated.some((member) => member.userId === userId))
        throw new MatchNotFound();
      const offer = await this.offers.of(matchId);
      if (!offer && !agrees) return { status: 'dropped' };
      if (!offer) throw new SplitOfferNotFound();
      const now = this.clock.now();
      offer.ensureAsked(userId, now);
      if (!agrees) return this.drop(offer);
      offer.agree(userId, now);
      if (offer.isAgreed) return this.split(match, offer);
      await this.offers.save(offer);
      await this.signalMovers(offer);
      return { status: 'waiting' };
    });
  }

  private async split(match: Match, offer: SplitOffer): Promise<SplitState> {
    const { slot } = match;
    const { requestId, userId } = offer.leftOver;
    const memberIds = match.seated.map((member) => member.userId);
    const second =
      slot &&
      (await this.slotTransaction.run(
        { slot, newcomers: [{ id: userId, requestId }], memberIds },
        (snapshot, now) => this.formSecond(match, offer, snapshot, now),
      ));
    if (!second) return this.drop(offer);
    await this.offers.remove(match.id);
    const staying = match.seated.map((member) => member.userId);
    await this.realtime.signal({
      type: 'match_found',
      matchId: second.id,
      userIds: [...offer.moverIds, userId],
    });
    await this.realtime.signal({ type: 'matches_changed', userIds: [...staying, ...offer.moverIds] });
    return { status: 'formed', matchId: second.id };
  }

  /** @returns null when a mover left, too few would stay, or users are no longer compatible */
  private async formSecond(
    match: Match,
    { moverIds }: SplitOffer,
    { waiting, tables }: SlotSnapshot,
    now: Date,
  ): Promise<Match | null> {
    const members = tables.find(({ matchId }) => matchId === match.id)?.members ?? [];
    const movers = members.filter(({ id }) => moverIds.includes(id));
    const people: readonly Seeker[] = [...movers, ...waiting];
    const staying = members.length - movers.length;
    if (movers.length < moverIds.length || staying < TABLE_SIZE.smallestFinal) return null;
    if (!match.slot || !match.isAhead(now) || !areAllCompatible(people)) return null;
    const newMembers = [
      ...match.moveOut(moverIds, now),
      ...waiting.map(({ id, requestId }) => ({ userId: id, requestId })),
    ];
    await this.matches.save(match);
    const second = Match.form(match.slot, match.timeZone, newMembers, matchScore(people), now);
    second.explain(formationOf(people, 'final'));
    await this.matches.add(second);
    second.confirm(now);
    await this.matches.save(second);
    return second;
  }

  private async drop(offer: SplitOffer): Promise<SplitState> {
    await this.offers.remove(offer.matchId);
    await this.signalMovers(offer);
    return { status: 'dropped' };
  }

  private signalMovers({ moverIds }: SplitOffer): Promise<void> {
    return this.realtime.signal({ type: 'matches_changed', userIds: [...moverIds] });
  }
}
