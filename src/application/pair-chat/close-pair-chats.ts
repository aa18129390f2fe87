import { DAY_MS } from '../../domain/shared/durations.js';
import { QUIET_DAYS } from '../../domain/pair-chat/chat-offer.js';
import type { PairContacts } from '../moderation/ports.js';
import type { KeptContacts } from '../shared/participation.js';
import { eachDue, inBatches, pagesOf } from '../shared/each-due.js';
import { part } from '../match/leaving-tables.js';
import type { PairChatPorts } from './ports.js';

/** Offers per batch, so that one transaction stays short. */
const BATCH = 200;

/** Closes chats of two: after a block, after "not again", with an account, and when they have been quiet for long. */
export class ClosePairChats implements PairContacts, KeptContacts {
  constructor(
    private readonly ports: Pick<
      PairChatPorts,
      'unitOfWork' | 'pairChats' | 'chatOffers' | 'matches' | 'realtime' | 'clock'
    >,
  ) {}

  closeBetween(userId: number, otherIds: readonly number[]): Promise<void> {
    const { unitOfWork, pairChats } = this.ports;
    return unitOfWork.run(async () => this.close(await pairChats.between(userId, otherIds)));
  }

  closeAllOf(userId: number): Promise<void> {
    const { unitOfWork, pairChats } = this.ports;
    return unitOfWork.run(async () => this.close(await pairChats.openOf(userId)));
  }

  /** The recurring job: closes quiet chats and deletes expired offers. */
  async closeQuiet(): Promise<void> {
    const { chatOffers, pairChats, clock } = this.ports;
    const now = clock.now();
    const quiet = new Date(now.getTime() - QUIET_DAYS * DAY_MS);
    await inBatches(clock, (size) => chatOffers.purge(now, size), BATCH);
    const old = pagesOf<number>((after, limit) => pairChats.startedBefore(quiet, limit, after));
    await eachDue(clock, old, (id) => this.closeIfQuiet(id, quiet));
  }

  private closeIfQuiet(id: number, quiet: Date): Promise<void> {
    const { unitOfWork, matches, pairChats } = this.ports;
    return unitOfWork.run(async () => {
      await matches.findForUpdate(id);
      if ((await pairChats.moveStart(id)) < quiet) await this.close([id]);
    });
  }

  private async close(ids: readonly number[]): Promise<void> {
    const { matches, realtime, clock } = this.ports;
    for (const id of ids) {
      const match = await matches.findForUpdate(id);
      if (match) await part(match, matches, realtime, clock.now());
    }
  }
}
