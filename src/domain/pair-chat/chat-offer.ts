import { DAY_MS, HOUR_MS } from '../shared/durations.js';
import { missing } from '../shared/refusal.js';
import { addDays } from '../shared/calendar-date.js';
import { instantAt, localDate, type TimeZone } from '../shared/time-zone.js';
import { ARCHIVED_AFTER_HOURS } from '../match/match-status.js';

/** Local hour on the day after feedback closes at which both members are offered a chat. */
const OFFERED_AT_HOUR = 18;
/** Days until an offer expires. */
const OFFER_LASTS_DAYS = 14;
/** Days without a message until the chat is closed. */
export const QUIET_DAYS = 90;

/** There is no such offer for this user, or it is over for them. One error for all, because a reason would reveal an answer. */
export class ChatOfferNotFound extends missing('chat_offer_not_found', 'This offer is no longer open.') {}

/** UTC instant of the offers after a match: fixed by its start, so it reveals nothing about when an answer was given. */
export function offersAt(startsAt: Date, timeZone: TimeZone): Date {
  const closed = new Date(startsAt.getTime() + ARCHIVED_AFTER_HOURS * HOUR_MS);
  return instantAt(addDays(localDate(closed, timeZone), 1), OFFERED_AT_HOUR, 0, timeZone);
}

export interface ChatOfferState {
  readonly id: number;
  readonly matchId: number;
  /** In ascending order. */
  readonly userIds: readonly [number, number];
  /** In the order of `userIds`; null: not answered. */
  readonly answers: readonly [boolean | null, boolean | null];
  readonly expiresAt: Date;
  /** Match id of the chat once it is open. */
  readonly chatId: number | null;
}

export const expiryOf = (offeredAt: Date): Date => new Date(offeredAt.getTime() + OFFER_LASTS_DAYS * DAY_MS);

/**
 * Records a member's answer. A refusal is final; a consent can be withdrawn until the chat is open. The other member's
 * answer has no effect on the result, so it cannot be derived from it.
 * @throws ChatOfferNotFound also for a consent that is withdrawn once the chat is open
 */
export function answered(offer: ChatOfferState, userId: number, agrees: boolean, now: Date): ChatOfferState {
  const index = offer.userIds.indexOf(userId);
  if (index < 0 || now >= offer.expiresAt || offer.answers[index] === false) throw new ChatOfferNotFound();
  if (offer.chatId !== null && !agrees) throw new ChatOfferNotFound();
  if (offer.chatId !== null) return offer;
  const [first, second] = offer.answers;
  return { ...offer, answers: index === 0 ? [agrees, second] : [first, agrees] };
}

/** Whether both have consented and the chat is not open yet. */
export const isToBeOpened = ({ answers, chatId }: ChatOfferState): boolean =>
  chatId === null && answers.every((answer) => answer === true);
