import {
  finalRunOf,
  isTooLateToSeat,
  lastSeatingOf,
  latestDateOfLastSeating,
  type Slot,
  slotKey,
  startOf,
} from '../../../src/domain/shared/slot.js';

const slot: Slot = { preferredDate: '2026-03-07', preferredTime: 'dinner', venueType: 'cafe' };
const lunch: Slot = { ...slot, preferredTime: 'lunch' };

describe('A slot', () => {
  it('lunch starts at 13:00 and dinner at 18:00 local time', () => {
    expect(startOf(lunch, 'America/New_York').toISOString()).toBe('2026-03-07T18:00:00.000Z');
    expect(startOf(slot, 'America/New_York').toISOString()).toBe('2026-03-07T23:00:00.000Z');
    expect(startOf(slot, 'Europe/Berlin').toISOString()).toBe('2026-03-07T17:00:00.000Z');
  });

  it('the final run is at 00:15 local time on the Friday before', () => {
    expect(finalRunOf(slot, 'America/New_York').toISOString()).toBe('2026-03-06T05:15:00.000Z');
    expect(finalRunOf(lunch, 'Asia/Tokyo').toISOString()).toBe('2026-03-05T15:15:00.000Z');
  });

  it('seating ends three hours before the start', () => {
    const startsAt = new Date('2026-03-07T23:00:00Z');
    expect(lastSeatingOf(startsAt).toISOString()).toBe('2026-03-07T20:00:00.000Z');
  });

  it('the key of a slot is unique', () => {
    const others: Slot[] = [
      lunch,
      { ...slot, venueType: 'restaurant' },
      { ...slot, preferredDate: '2026-03-14' },
    ];
    expect(new Set([slot, ...others].map(slotKey)).size).toBe(4);
    expect(slotKey(slot)).toBe('2026-03-07/dinner/cafe');
  });
});

describe('the deadline for seating', () => {
  it.each([
    ['Pacific/Kiritimati', 'lunch', '2026-03-06T20:00:00Z'],
    ['Pacific/Pago_Pago', 'dinner', '2026-03-08T02:00:00Z'],
  ] as const)('passes by the clock of its zone: %s, %s', (zone, preferredTime, deadline) => {
    const asked: Slot = { ...slot, preferredTime };
    const at = new Date(deadline);
    expect(isTooLateToSeat(asked, zone, at)).toBe(true);
    expect(isTooLateToSeat(asked, zone, new Date(at.getTime() - 1))).toBe(false);
    expect(latestDateOfLastSeating(at) >= slot.preferredDate).toBe(true);
  });
});
