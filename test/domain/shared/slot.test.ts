import { describe, expect, it } from '@jest/globals';
import { finalRunOf, lastSeatingOf, type Slot, slotKey, startOf } from '../../../src/domain/shared/slot.js';

const slot: Slot = { preferredDate: '2026-03-07', preferredTime: 'dinner', venueType: 'cafe' };
const lunch: Slot = { ...slot, preferredTime: 'lunch' };

describe('a slot', () => {
  it('begins at one for lunch and at six for dinner, on the clock of its place', () => {
    expect(startOf(lunch, 'America/New_York').toISOString()).toBe('2026-03-07T18:00:00.000Z');
    expect(startOf(slot, 'America/New_York').toISOString()).toBe('2026-03-07T23:00:00.000Z');
    expect(startOf(slot, 'Europe/Berlin').toISOString()).toBe('2026-03-07T17:00:00.000Z');
  });

  it('is settled a quarter past midnight on the Friday before', () => {
    expect(finalRunOf(slot, 'America/New_York').toISOString()).toBe('2026-03-06T05:15:00.000Z');
    expect(finalRunOf(lunch, 'Asia/Tokyo').toISOString()).toBe('2026-03-05T15:15:00.000Z');
  });

  it('takes its last guests three hours before the start', () => {
    const startsAt = new Date('2026-03-07T23:00:00Z');
    expect(lastSeatingOf(startsAt).toISOString()).toBe('2026-03-07T20:00:00.000Z');
  });

  it('has a name that no other slot has', () => {
    const others: Slot[] = [
      lunch,
      { ...slot, venueType: 'restaurant' },
      { ...slot, preferredDate: '2026-03-14' },
    ];
    expect(new Set([slot, ...others].map(slotKey)).size).toBe(4);
    expect(slotKey(slot)).toBe('2026-03-07/dinner/cafe');
  });
});
