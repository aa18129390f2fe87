import type { PairContacts } from '../../../src/application/moderation/ports.js';
import type { ChatOffers, MutualWish, PairChats } from '../../../src/application/pair-chat/ports.js';
import type { ChatOfferState } from '../../../src/domain/pair-chat/chat-offer.js';
import type { InMemoryMatches } from './in-memory-matches.js';

/** Records whose chats were closed. */
export class RecordingPairContacts implements PairContacts {
  readonly closed: Array<[number, readonly number[]]> = [];

  async closeBetween(userId: number, otherIds: readonly number[]): Promise<void> {
    this.closed.push([userId, otherIds]);
  }
}

export class InMemoryChatOffers implements ChatOffers {
  readonly rows = new Map<number, ChatOfferState & { readonly offeredAt: Date }>();
  wishes: MutualWish[] = [];
  excluded = false;

  async mutualWishes(
    startedAfter: Date,
    startedBefore: Date,
    previous: MutualWish | null,
    limit: number,
  ): Promise<MutualWish[]> {
    const isOffered = ({ userIds }: MutualWish): boolean =>
      [...this.rows.values()].some((row) => row.userIds.join() === userIds.join());
    return this.wishes
      .slice(previous ? this.wishes.indexOf(previous) + 1 : 0)
      .filter(({ startsAt }) => startsAt > startedAfter && startsAt <= startedBefore)
      .filter((wish) => !isOffered(wish))
      .slice(0, limit);
  }

  async add({ matchId, userIds }: MutualWish, offeredAt: Date, expiresAt: Date): Promise<boolean> {
    if ([...this.rows.values()].some((row) => row.userIds.join() === userIds.join())) return false;
    const id = this.rows.size + 1;
    this.rows.set(id, { id, matchId, userIds, answers: [null, null], offeredAt, expiresAt, chatId: null });
    return true;
  }

  async find(id: number): Promise<ChatOfferState | null> {
    return this.rows.get(id) ?? null;
  }

  findForUpdate = (id: number): Promise<ChatOfferState | null> => this.find(id);

  async save(offer: ChatOfferState): Promise<void> {
    this.rows.set(offer.id, { ...this.rows.get(offer.id)!, ...offer });
  }

  async isExcluded(): Promise<boolean> {
    return this.excluded;
  }

  async purge(now: Date, limit: number): Promise<number> {
    const expired = [...this.rows.values()].filter(({ expiresAt }) => expiresAt <= now).slice(0, limit);
    for (const { id } of expired) this.rows.delete(id);
    return expired.length;
  }
}

export class InMemoryPairChats implements PairChats {
  constructor(private readonly matches: InMemoryMatches) {}

  async openOf(userId: number): Promise<number[]> {
    return this.matches.rows
      .filter(
        ({ status, seated }) => status === 'in_touch' && seated.some((member) => member.userId === userId),
      )
      .map(({ id }) => id);
  }

  async between(userId: number, otherIds: readonly number[]): Promise<number[]> {
    const has = (seated: ReadonlyArray<{ userId: number }>, id: number) =>
      seated.some((member) => member.userId === id);
    return this.matches.rows
      .filter(({ status, seated }) => status === 'in_touch' && has(seated, userId))
      .filter(({ seated }) => otherIds.some((id) => has(seated, id)))
      .map(({ id }) => id);
  }

  async startedBefore(instant: Date, limit: number, after = 0): Promise<number[]> {
    const open = this.matches.rows.filter(({ id, status }) => id > after && status === 'in_touch');
    return open
      .filter(({ startsAt }) => startsAt < instant)
      .map(({ id }) => id)
      .slice(0, limit);
  }

  async moveStart(chatId: number): Promise<Date> {
    return this.matches.rows.find(({ id }) => id === chatId)!.startsAt;
  }
}
