import { describe, expect, it } from '@jest/globals';
import {
  openedRequests,
  type StoredRequest,
} from '../../../../src/domain/seating/fairness/opened-requests.js';
import { seatSharesOf } from '../../../../src/domain/seating/fairness/seat-shares.js';

const ZONE = 'America/New_York';

const stored = (
  userId: number,
  preferredDate: string,
  story: Partial<StoredRequest> = {},
): StoredRequest => ({
  userId,
  slot: { preferredDate, preferredTime: 'dinner', venueType: 'restaurant' },
  timeZone: ZONE,
  createdAt: new Date('2026-01-01T12:00:00Z'),
  withdrawnAt: null,
  age: 22,
  coordinates: { latitude: 40, longitude: -74 },
  joinedAt: new Date('2025-06-01T12:00:00Z'),
  cameWithFriends: false,
  hasSeat: false,
  seatLeftAt: null,
  ...story,
});
const town = (story: (at: number) => Partial<StoredRequest>) =>
  Array.from({ length: 40 }, (_, at) => stored(at, '2026-01-10', story(at)));

describe('the requests of a quarter', () => {
  it('were open at their final run, and a seat that was given up after it counts', () => {
    const friday = new Date('2026-01-09T12:00:00Z');
    const thursday = new Date('2026-01-08T12:00:00Z');
    const found = openedRequests([
      stored(1, '2026-01-10', { withdrawnAt: thursday }),
      stored(2, '2026-01-10', { withdrawnAt: friday, seatLeftAt: friday }),
      stored(3, '2026-01-10', { seatLeftAt: thursday }),
    ]);
    expect(found.map(({ userId, isSeated }) => [userId, isSeated])).toEqual([
      [2, true],
      [3, false],
    ]);
  });

  it('wait since the last seat, in Saturdays with a request', () => {
    const found = openedRequests([
      stored(1, '2026-01-10'),
      stored(1, '2026-01-24'),
      stored(1, '2026-01-31', { hasSeat: true }),
      stored(1, '2026-02-07', { hasSeat: true }),
    ]);
    expect(found.map(({ inVain }) => inVain)).toEqual([0, 1, 2, 0]);
  });
});

describe('the shares of seats', () => {
  it('are told by age, account, distance from the middle of all, and company', () => {
    const joined = new Date('2025-12-20T12:00:00Z');
    const shares = seatSharesOf(
      openedRequests(
        town((at) => ({
          age: at < 20 ? 22 : 35,
          joinedAt: at % 2 ? joined : new Date('2025-06-01'),
          coordinates: at < 25 ? { latitude: 40, longitude: -74 } : { latitude: 40.2, longitude: -74 },
          cameWithFriends: at < 12,
          hasSeat: at < 30,
        })),
      ),
    )!;
    expect(shares.all).toEqual({ requests: 40, percentSeated: 75, meanWait: 0 });
    const percents = Object.fromEntries(
      shares.dimensions.flatMap(({ cells }) => cells.map(({ cell, share }) => [cell, share?.percentSeated])),
    );
    expect(percents).toMatchObject({
      ...{ '21–24': 100, '30–39': 50, new: 75, regular: 75, under_5: 100, '10_to_20': 33 },
      ...{ friends: 100, single: 64, unknown: 0 },
    });
  });

  it('tell nothing of fewer than ten people, however many requests they had', () => {
    const dates = ['2026-01-10', '2026-01-17', '2026-01-24'];
    const few = dates.flatMap((date) => Array.from({ length: 9 }, (_, at) => stored(at, date)));
    expect(seatSharesOf(openedRequests(few))).toBeNull();
  });

  it('count people and not requests, and round', () => {
    const often = Array.from({ length: 20 }, () => stored(1, '2026-01-10', { age: 70 }));
    const shares = seatSharesOf(openedRequests([...town((at) => ({ age: at < 17 ? 22 : 35 })), ...often]))!;
    expect(shares.dimensions[0]!.cells.map(({ share }) => share?.requests ?? null)).toEqual([
      ...[0, null, 0, 25, 0, 0, null],
    ]);
  });
});
