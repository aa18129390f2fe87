import {
  answered,
  type ChatOfferState,
  expiryOf,
  isToBeOpened,
  offersAt,
} from '../../../src/domain/pair-chat/chat-offer.js';
import { breaks } from '../../support/refused.js';

const NOW = new Date('2026-12-06T17:00:00Z');
const offer: ChatOfferState = {
  id: 1,
  matchId: 7,
  userIds: [3, 5],
  answers: [null, null],
  expiresAt: expiryOf(NOW),
  chatId: null,
};

describe('the offer of a chat of two', () => {
  it('is made at 18:00 local on the day after feedback has closed, whatever the time zone', () => {
    const dinner = new Date('2026-11-28T17:00:00Z');
    expect(offersAt(dinner, 'Europe/Madrid')).toEqual(new Date('2026-12-06T17:00:00Z'));
    expect(offersAt(dinner, 'America/New_York')).toEqual(new Date('2026-12-06T23:00:00Z'));
  });

  it('opens the chat only when both have consented, in either order', () => {
    for (const [one, other] of [
      [3, 5],
      [5, 3],
    ] as const) {
      const first = answered(offer, one, true, NOW);
      expect(isToBeOpened(first)).toBe(false);
      expect(isToBeOpened(answered(first, other, true, NOW))).toBe(true);
    }
  });

  it('stays closed after a refusal, which is final', () => {
    const refused = answered(offer, 3, false, NOW);
    expect(isToBeOpened(answered(refused, 5, true, NOW))).toBe(false);
    breaks(() => answered(refused, 3, true, NOW), 'chat_offer_not_found');
  });

  it('lets a consent be withdrawn before the chat is open, and not after', () => {
    const agreed = answered(offer, 3, true, NOW);
    expect(answered(agreed, 3, false, NOW).answers).toEqual([false, null]);
    const open = { ...agreed, answers: [true, true] as const, chatId: 9 };
    expect(answered(open, 3, true, NOW)).toBe(open);
    breaks(() => answered(open, 3, false, NOW), 'chat_offer_not_found');
  });

  it('does not exist for others and after fourteen days', () => {
    breaks(() => answered(offer, 4, true, NOW), 'chat_offer_not_found');
    breaks(() => answered(offer, 3, true, offer.expiresAt), 'chat_offer_not_found');
    expect(() => answered(offer, 3, true, new Date(offer.expiresAt.getTime() - 1))).not.toThrow();
  });
});

it('an offer lasts fourteen days', () =>
  expect(expiryOf(new Date('2026-03-01T12:00:00Z'))).toEqual(new Date('2026-03-15T12:00:00Z')));
