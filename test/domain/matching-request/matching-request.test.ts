import { MatchingRequest } from '../../../src/domain/matching-request/matching-request.js';
import { AlreadyHasActiveRequest } from '../../../src/domain/matching-request/matching-request-errors.js';
import { startOf } from '../../../src/domain/shared/slot.js';
import { aRequest as anUnstoredRequest, DINNER } from '../../support/builders/a-request.js';
import { breaks } from '../../support/refused.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');
const LATER = new Date('2026-03-02T16:00:00Z');
const BOSTON = { latitude: 42.36, longitude: -71.06 };

function aRequest(...fields: Parameters<typeof anUnstoredRequest>): MatchingRequest {
  const request = anUnstoredRequest(...fields);
  request.assignId(7);
  return request;
}

describe('MatchingRequest.open', () => {
  it('a new request is active and stores its preferences', () => {
    const request = aRequest({ userId: 7, maxDistance: 25, ageRangeMin: 21, ageRangeMax: 60 });
    expect(request).toMatchObject({
      userId: 7,
      meetupType: 'group',
      slot: DINNER,
      maxDistance: 25,
      ageRangeMin: 21,
      ageRangeMax: 60,
      status: 'active',
      isWaiting: true,
      isSeated: false,
      hasPriority: false,
      createdAt: new Date('2026-03-02T15:00:00Z'),
      updatedAt: new Date('2026-03-02T15:00:00Z'),
    });
    expect(request.pullEvents()).toEqual([{ type: 'request-opened', slot: DINNER }]);
    expect(request.pullEvents()).toEqual([]);
  });

  it('the deadline is checked against the local date of the user', () => {
    // Thursday 23:30 in New York is already Friday in London.
    const openedAt = new Date('2026-03-06T04:30:00Z');
    expect(aRequest({ openedAt, timeZone: 'America/New_York' }).isWaiting).toBe(true);
    breaks(() => aRequest({ openedAt, timeZone: 'Europe/London' }), 'saturday_too_soon');
  });

  it('a Saturday more than eight weeks ahead and a reversed age range are refused', () => {
    const slot = { ...DINNER, preferredDate: '2026-05-02' };
    breaks(() => aRequest({ slot }), 'saturday_too_far');
    breaks(() => aRequest({ ageRangeMin: 30, ageRangeMax: 29 }), 'age_range_reversed');
  });

  describe('while the user has an open request or a seat', () => {
    const { slot, userId, maxDistance, ageRangeMin, ageRangeMax, timeZone } = aRequest();
    const wishes = { slot, userId, maxDistance, ageRangeMin, ageRangeMax, timeZone };
    const opened = (
      open: MatchingRequest | null,
      fields: { hasSeat?: boolean; replaced?: MatchingRequest } = {},
    ) => MatchingRequest.open(wishes, open, fields.hasSeat ?? false, MONDAY, fields.replaced);

    it('a second one is refused, with the id of the first', () => {
      const waiting = aRequest({ id: 7 });
      expect(() => opened(waiting)).toThrow(new AlreadyHasActiveRequest(waiting));
    });

    it('a seat of the request or at the same instant refuses it first', () => {
      const seated = aRequest({ id: 7 });
      seated.seat(BOSTON, MONDAY);
      breaks(() => opened(seated), 'active_match');
      breaks(() => opened(aRequest({ id: 7 }), { hasSeat: true }), 'active_match');
    });

    it('the one that waits is replaced and passes its priority on', () => {
      const waiting = aRequest({ id: 7 });
      waiting.requeue(MONDAY);
      expect(opened(waiting, { replaced: waiting })).toMatchObject({ isWaiting: true, hasPriority: true });
      expect(waiting.status).toBe('cancelled');
      breaks(() => opened(null, { replaced: waiting }), 'request_is_over');
    });
  });
});

describe('A matching request', () => {
  it('a request is matched while its user has a seat', () => {
    const request = aRequest();
    request.seat(BOSTON, LATER);
    expect(request).toMatchObject({ status: 'matched', isSeated: true, isWaiting: false, updatedAt: LATER });
  });

  it('the coordinates of the first seat are kept until the request is over', () => {
    const request = aRequest();
    expect(request.seatPlace).toBeNull();
    request.seat(BOSTON, LATER);
    request.requeue(LATER);
    request.seat({ latitude: 51.5, longitude: -0.13 }, LATER);
    expect(request.seatPlace).toEqual({ coordinates: BOSTON });
    request.withdraw(LATER);
    expect(request.seatPlace).toBeNull();

    const unlocated = aRequest();
    unlocated.seat(null, LATER);
    expect(unlocated.seatPlace).toEqual({ coordinates: null });
  });

  describe('when its user moves', () => {
    const LOS_ANGELES = 'America/Los_Angeles';
    // Thursday 23:30 in New York and 20:30 in Los Angeles; already Friday in London.
    const THURSDAY_NIGHT = new Date('2026-03-06T04:30:00Z');

    it('the zone follows until the first seat, and stays with the seat afterwards', () => {
      const request = aRequest();
      request.pullEvents();
      expect(request.moveTo(LOS_ANGELES, LATER)).toBe(true);
      expect(request).toMatchObject({ timeZone: LOS_ANGELES, status: 'active', updatedAt: LATER });
      expect(request.moveTo(LOS_ANGELES, THURSDAY_NIGHT)).toBe(false);
      request.seat(BOSTON, LATER);
      expect(request.moveTo('Europe/London', LATER)).toBe(false);
      request.requeue(LATER);
      expect(request.moveTo('Europe/London', LATER)).toBe(false);
      expect(request.timeZone).toBe(LOS_ANGELES);
    });

    it('it ends where its Saturday is closed, with an event', () => {
      const request = aRequest();
      request.pullEvents();
      expect(request.moveTo('Europe/London', THURSDAY_NIGHT)).toBe(true);
      expect(request.status).toBe('expired');
      expect(request.pullEvents()).toEqual([
        { type: 'request-ended', requestId: 7, slot: DINNER },
        { type: 'request-closed', userId: 1001, slot: DINNER, timeZone: 'Europe/London' },
      ]);
    });

    it('after the close it ends only where the deadline for seating has passed', () => {
      const friday = new Date('2026-03-06T15:00:00Z');
      const request = aRequest();
      request.moveTo('America/Detroit', friday);
      expect(request.isWaiting).toBe(true);
      request.moveTo('Pacific/Kiritimati', new Date('2026-03-07T01:00:00Z'));
      expect(request.status).toBe('expired');
    });

    it('one that is over does not change', () => {
      const request = aRequest();
      request.withdraw(LATER);
      expect(request.moveTo('Europe/London', THURSDAY_NIGHT)).toBe(false);
      expect(request.status).toBe('cancelled');
    });
  });

  it('a requeued request is active again and has priority', () => {
    const request = aRequest();
    request.seat(BOSTON, LATER);
    request.pullEvents();
    request.requeue(LATER);
    expect(request).toMatchObject({ status: 'active', hasPriority: true });
    expect(request.pullEvents()).toEqual([{ type: 'request-opened', slot: DINNER }]);
  });

  it('a waiting or matched request can be withdrawn, and withdrawing is idempotent', () => {
    const waiting = aRequest();
    waiting.pullEvents();
    waiting.withdraw(LATER);
    waiting.withdraw(new Date('2026-03-03T00:00:00Z'));
    expect(waiting).toMatchObject({ status: 'cancelled', updatedAt: LATER });
    expect(waiting.pullEvents()).toEqual([{ type: 'request-ended', requestId: 7, slot: DINNER }]);

    const seated = aRequest();
    seated.seat(BOSTON, LATER);
    seated.pullEvents();
    seated.withdraw(LATER);
    expect(seated.status).toBe('cancelled');
    expect(seated.pullEvents()).toEqual([]);
  });

  it('a waiting request makes way for a seat at its own time only, and a matched one never', () => {
    const dinner = startOf(DINNER, 'America/New_York');
    const waiting = aRequest();
    expect(
      waiting.makeWayFor(startOf({ ...DINNER, preferredTime: 'lunch' }, 'America/New_York'), LATER),
    ).toBe(false);
    expect([waiting.isWaiting, waiting.makeWayFor(dinner, LATER)]).toEqual([true, true]);
    expect([waiting.status, waiting.makeWayFor(dinner, LATER)]).toEqual(['cancelled', false]);
    const matched = aRequest();
    matched.seat(BOSTON, LATER);
    expect([matched.makeWayFor(dinner, LATER), matched.isSeated]).toEqual([false, true]);
  });

  it('a completed or expired request cannot be withdrawn', () => {
    const eaten = aRequest();
    eaten.seat(BOSTON, LATER);
    eaten.complete(LATER);
    breaks(() => eaten.withdraw(LATER), 'request_is_over');
    expect(eaten.status).toBe('completed');

    const expired = aRequest();
    expired.expireIfTooLate(new Date('2026-03-07T23:00:00Z'));
    breaks(() => expired.withdraw(LATER), 'request_is_over');
  });

  it('a request expires three hours before the meal in its own time zone', () => {
    const request = aRequest();
    expect(request.expireIfTooLate(new Date('2026-03-07T19:59:59Z'))).toBe(false);
    expect(request.isWaiting).toBe(true);
    expect(request.expireIfTooLate(new Date('2026-03-07T20:00:00Z'))).toBe(true);
    expect(request.status).toBe('expired');
  });

  it('a matched request does not expire, and expiry is idempotent', () => {
    const tooLate = new Date('2026-03-08T00:00:00Z');
    const seated = aRequest();
    seated.seat(BOSTON, LATER);
    expect([seated.expireIfTooLate(tooLate), seated.status]).toEqual([false, 'matched']);

    const expired = aRequest();
    expired.expireIfTooLate(tooLate);
    expect(expired.expireIfTooLate(tooLate)).toBe(false);
  });
});
