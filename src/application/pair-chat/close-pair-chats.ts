import { DAY_MS } from '../../domain/shared/durations.js';
import { QUIET_DAYS } from '../../domain/pair-chat/chat-offer.js';
import type { PairContacts } from '../moderation/ports.js';
import type { KeptContacts } from '../shared/participation.js';
import { eachDue, inBatches, pagesOf } from '../shared/each-due.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import { part } from '../match/leaving-tables.js';
import type { Matches } from '../match/ports.js';
import type { ChatOffers, PairChats } from './ports.js';

/** Offers per batch, so that one transaction stays short. */
const BATCH = 200;

/** Closes chats of two: after a block, after "not again", with an account, and when they have been quiet for long. */
export class ClosePairChats implements PairContacts, KeptContacts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly chats: PairChats,
    private readonly offers: Pick<ChatOffers, 'purge'>,
    private readonly matches: Matches,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  closeBetween(userId: number, otherIds: readonly number[]): Promise<void> {
    return this.unitOfWork.run(async () => this.close(await this.chats.between(userId, otherIds)));
  }

  closeAllOf(userId: number): Promise<void> {
    return this.unitOfWork.run(async () => this.close(await this.chats.openOf(userId)));
  }

  /** The recurring job: closes quiet chats and deletes expired offers. */
  async execute(): Promise<void> {
    const now = this.clock.now();
    const quiet = new Date(now.getTime() - QUIET_DAYS * DAY_MS);
    await inBatches(this.clock, (size) => this.offers.purge(now, size), BATCH);
    const old = pagesOf<number>((after, limit) => this.chats.startedBefore(quiet, limit, after));
    await eachDue(this.clock, old, (id) => this.closeIfQuiet(id, quiet));
  }

  private closeIfQuiet(id: number, quiet: Date): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.matches.findForUpdate(id);
      if ((await this.chats.moveStart(id)) < quiet) await this.close([id]);
    });
  }

  private async close(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const match = await this.matches.findForUpdate(id);
      if (match) await part(match, this.matches, this.realtime, this.clock.now());
    }
  }
}
