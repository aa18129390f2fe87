import { splitOfferedMessage } from '../../domain/chat/system-messages.js';
import type { Match } from '../../domain/match/match.js';
import { SplitOffer, splitDeadlineOf } from '../../domain/match/split/split-offer.js';
import { TABLE_SIZE } from '../../domain/seating/model/table-size.js';
import { moversFor } from '../../domain/seating/table-split.js';
import { finalRunOf, type Slot } from '../../domain/shared/slot.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Clock, Jobs, Realtime } from '../shared/ports.js';
import { DROP_SPLIT } from './drop-split.js';
import type { SlotLocks, SlotSnapshots, SplitOffers, WaitingSeeker } from './ports.js';

/** Users considered per table, so that the work of a slot with many users without a seat stays bounded. */
const MOST_CONSIDERED = 20;

/**
 * After the final run, asks members of a full table whether they form a second table with a user who has no seat. Runs
 * in the unit of work that holds the lock of the match.
 */
export class OfferSplit {
  constructor(
    private readonly offers: SplitOffers,
    private readonly slots: Pick<SlotLocks, 'acquireSlotLock'> & Pick<SlotSnapshots, 'snapshotOf'>,
    private readonly systemMessages: SystemMessages,
    private readonly jobs: Jobs,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  async execute(match: Match): Promise<void> {
    const { slot } = match;
    if (!slot || match.seated.length < TABLE_SIZE.largest) return;
    const expiresAt = splitDeadlineOf(slot, match.timeZone);
    if (this.clock.now() >= expiresAt) return;
    // Two tables that are confirmed at once would otherwise be asked for the same user.
    await this.slots.acquireSlotLock(slot);
    if (await this.offers.of(match.id)) return;
    const offer = await this.offerFor(match, slot, expiresAt);
    if (offer) await this.make(offer);
  }

  private async offerFor(match: Match, slot: Slot, expiresAt: Date): Promise<SplitOffer | null> {
    const leftOverIds = await this.offers.leftOverIn(slot, MOST_CONSIDERED);
    if (leftOverIds.length === 0) return null;
    const now = this.clock.now();
    const userIds = [...match.seated.map(({ userId }) => userId), ...leftOverIds];
    const { waiting, tables } = await this.slots.snapshotOf(slot, now, userIds);
    const members = tables.find(({ matchId }) => matchId === match.id)?.members ?? [];
    const hadFinalRun = (one: WaitingSeeker) => finalRunOf(slot, one.timeZone) <= now;
    for (const userId of leftOverIds) {
      // One seat cannot take a group.
      const leftOver = waiting.find((one) => one.id === userId && one.group == null);
      const movers = leftOver && hadFinalRun(leftOver) ? moversFor(leftOver, members) : null;
      if (leftOver && movers) {
        const { requestId } = leftOver;
        return new SplitOffer(
          match.id,
          { userId, requestId },
          movers.map(({ id }) => id),
          expiresAt,
        );
      }
    }
    return null;
  }

  private async make(offer: SplitOffer): Promise<void> {
    const { matchId, expiresAt, moverIds, leftOver } = offer;
    await this.offers.save(offer);
    await this.systemMessages.post(matchId, `split-${leftOver.requestId}`, splitOfferedMessage);
    const delaySeconds = Math.ceil((expiresAt.getTime() - this.clock.now().getTime()) / 1000);
    await this.jobs.add(DROP_SPLIT, { matchId }, { key: `${DROP_SPLIT}:${matchId}`, delaySeconds });
    await this.realtime.signal({ type: 'matches_changed', userIds: [...moverIds] });
  }
}
