import { addDays } from '../../shared/calendar-date.js';
import { type Slot } from '../../shared/slot.js';
import { instantAt, type TimeZone } from '../../shared/time-zone.js';
import { SplitOfferIsOver, SplitOfferNotFound } from './split-errors.js';

/** UTC instant until which members may agree to a split: noon of the Friday before, local time in `zone`. */
export function splitDeadlineOf(slot: Slot, zone: TimeZone): Date {
  return instantAt(addDays(slot.preferredDate, -1), 12, 0, zone);
}

/** The user without a seat, who would sit at the second table. */
export interface LeftOver {
  readonly userId: number;
  readonly requestId: number;
}

/**
 * The question to some members of a full table whether they move to a second table with a user who has no seat. It is
 * dropped when one of them declines or the deadline passes, and nothing changes then. See ADR 34.
 */
export class SplitOffer {
  private readonly agreed: Set<number>;

  /**
   * @param moverIds members who would move
   * @param agreedIds those of them who agreed already
   */
  constructor(
    readonly matchId: number,
    readonly leftOver: LeftOver,
    readonly moverIds: readonly number[],
    readonly expiresAt: Date,
    agreedIds: readonly number[] = [],
  ) {
    this.agreed = new Set(agreedIds);
  }

  get agreedIds(): readonly number[] {
    return this.moverIds.filter((id) => this.agreed.has(id));
  }

  get isAgreed(): boolean {
    return this.moverIds.every((id) => this.agreed.has(id));
  }

  isOver(now: Date): boolean {
    return now >= this.expiresAt;
  }

  /** Records a member's consent. Idempotent. @throws SplitOfferNotFound, SplitOfferIsOver */
  agree(userId: number, now: Date): void {
    this.ensureAsked(userId, now);
    this.agreed.add(userId);
  }

  /** @throws SplitOfferNotFound for a member who was not asked, SplitOfferIsOver after the deadline */
  ensureAsked(userId: number, now: Date): void {
    if (!this.moverIds.includes(userId)) throw new SplitOfferNotFound();
    if (this.isOver(now)) throw new SplitOfferIsOver();
  }
}
