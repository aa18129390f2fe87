import type { ChatOfferState } from '../../domain/pair-chat/chat-offer.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { Ground } from '../ground/ground.js';
import type { Matches } from '../match/ports.js';
import type { Blocks } from '../moderation/ports.js';

/** Two members of a past match who both said "again", with neither a block, a "not again", an offer nor a chat. */
export interface MutualWish {
  readonly matchId: number;
  readonly startsAt: Date;
  readonly timeZone: TimeZone;
  /** In ascending order. */
  readonly userIds: readonly [number, number];
}

export interface ChatOffers {
  /**
   * A page of at most `limit` mutual wishes of archived matches that started in the interval, ordered by start, match and
   * users.
   * @param previous the last wish of the page before; null for the first page
   */
  mutualWishes(
    startedAfter: Date,
    startedBefore: Date,
    previous: MutualWish | null,
    limit: number,
  ): Promise<MutualWish[]>;
  /** Idempotent. @returns whether the offer is new */
  add(wish: MutualWish, offeredAt: Date, expiresAt: Date): Promise<boolean>;
  find(id: number): Promise<ChatOfferState | null>;
  /** Locks the row until the unit of work ends. */
  findForUpdate(id: number): Promise<ChatOfferState | null>;
  save(offer: ChatOfferState): Promise<void>;
  /** Whether one of them has said "not again" about the other. */
  isExcluded(userIds: readonly [number, number]): Promise<boolean>;
  /** Deletes expired offers with their answers. @returns how many, at most `limit` */
  purge(now: Date, limit: number): Promise<number>;
}

export interface PairChats {
  /** Ids of the open chats of two of the user. */
  openOf(userId: number): Promise<number[]>;
  /** Ids of the open chats of two between the user and one of the others. */
  between(userId: number, otherIds: readonly number[]): Promise<number[]>;
  /** Ids of at most `limit` open chats of two that started before the instant, by id, from the one after `after`. */
  startedBefore(instant: Date, limit: number, after?: number): Promise<number[]>;
  /** Moves the start of a locked chat to its newest message, from which all retention counts. @returns its start */
  moveStart(id: number): Promise<Date>;
}

export interface ChatOfferRow {
  readonly id: number;
  readonly userId: number;
  readonly firstName: string;
  readonly profileImageUrl: string | null;
  /** Date of the match, `2026-11-28`. */
  readonly metOn: string;
  readonly expiresAt: Date;
  /** Whether the reader has consented. */
  readonly isWaiting: boolean;
}

export interface ChatOfferQueries {
  /** The reader's open offers, soonest to expire first, at most 50; nothing depends on the other member's answer. */
  offersOf(userId: number, now: Date): Promise<ChatOfferRow[]>;
}

export interface PairChatPorts extends Ground {
  readonly matches: Matches;
  readonly chatOffers: ChatOffers;
  readonly pairChats: PairChats;
  readonly blocks: Pick<Blocks, 'lockUsersForUpdate' | 'existBetween'>;
}
