import { describe, expect, it } from '@jest/globals';
import { RequestIsOver } from '../../../src/domain/matching-request/matching-request-errors.js';
import { AgeRangeReversed } from '../../../src/domain/shared/age.js';
import { SaturdayTooFar, SaturdayTooSoon } from '../../../src/domain/shared/saturday.js';
import { aRequest, DINNER } from '../../support/builders/a-request.js';

const LATER = new Date('2026-03-02T16:00:00Z');
const BOSTON = { latitude: 42.36, longitude: -71.06 };

describe('asking for a seat', () => {
  it('begins a search in the slot, with what the person wished for', () => {
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

  it('counts the days on the calendar of the person, not of the server', () => {
    // Thursday 23:30 in New York is Friday already in London.
    const openedAt = new Date('2026-03-06T04:30:00Z');
    expect(aRequest({ openedAt, timeZone: 'America/New_York' }).isWaiting).toBe(true);
    expect(() => aRequest({ openedAt, timeZone: 'Europe/London' })).toThrow(SaturdayTooSoon);
  });

  it('looks at most eight weeks ahead', () => {
    const slot = { ...DINNER, preferredDate: '2026-05-02' };
    expect(() => aRequest({ slot })).toThrow(SaturdayTooFar);
  });

  it('is refused where the youngest age is above the oldest', () => {
    expect(() => aRequest({ ageRangeMin: 30, ageRangeMax: 29 })).toThrow(AgeRangeReversed);
  });
});

describe('a request', () => {
  it('is matched while its person has a seat', () => {
    const request = aRequest();
    request.seat(BOSTON, LATER);
    expect(request).toMatchObject({ status: 'matched', isSeated: true, isWaiting: false, updatedAt: LATER });
  });

  it('keeps the place of its first seat until it is over', () => {
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

  it('goes before others when its table fell apart, and looks again', () => {
    const request = aRequest();
    request.seat(BOSTON, LATER);
    request.pullEvents();
    request.requeue(LATER);
    expect(request).toMatchObject({ status: 'active', hasPriority: true });
    expect(request.pullEvents()).toEqual([{ type: 'request-opened', slot: DINNER }]);
  });

  it('is withdrawn while it waits or is seated, and withdrawing twice is fine', () => {
    const waiting = aRequest();
    waiting.withdraw(LATER);
    waiting.withdraw(new Date('2026-03-03T00:00:00Z'));
    expect(waiting).toMatchObject({ status: 'cancelled', updatedAt: LATER });

    const seated = aRequest();
    seated.seat(BOSTON, LATER);
    seated.withdraw(LATER);
    expect(seated.status).toBe('cancelled');
  });

  it('is not withdrawn after the dinner, nor once it expired', () => {
    const eaten = aRequest();
    eaten.seat(BOSTON, LATER);
    eaten.complete(LATER);
    expect(() => eaten.withdraw(LATER)).toThrow(RequestIsOver);
    expect(eaten.status).toBe('completed');

    const expired = aRequest();
    expired.expireIfTooLate(new Date('2026-03-07T23:00:00Z'));
    expect(() => expired.withdraw(LATER)).toThrow(RequestIsOver);
  });

  it('expires three hours before the meal of its own zone', () => {
    const request = aRequest();
    expect(request.expireIfTooLate(new Date('2026-03-07T19:59:59Z'))).toBe(false);
    expect(request.isWaiting).toBe(true);
    expect(request.expireIfTooLate(new Date('2026-03-07T20:00:00Z'))).toBe(true);
    expect(request.status).toBe('expired');
  });

  it('does not expire while its person has a seat, nor twice', () => {
    const tooLate = new Date('2026-03-08T00:00:00Z');
    const seated = aRequest();
    seated.seat(BOSTON, LATER);
    expect(seated.expireIfTooLate(tooLate)).toBe(false);
    expect(seated.status).toBe('matched');

    const expired = aRequest();
    expired.expireIfTooLate(tooLate);
    expect(expired.expireIfTooLate(tooLate)).toBe(false);
  });
});
