import { type KeptSeats, reliabilityOf } from '../../../src/domain/attendance/attendance-rules.js';

const kept = (fields: Partial<KeptSeats>): KeptSeats => ({
  dinners: 0,
  attended: 0,
  noShows: 0,
  lateCancels: 0,
  ...fields,
});

describe('reliabilityOf', () => {
  it('the result is unknown below three commitments', () => {
    expect(reliabilityOf(kept({}))).toBe('unknown');
    expect(reliabilityOf(kept({ dinners: 1, noShows: 1, lateCancels: 1 }))).toBe('unknown');
  });

  it('a user who attended, or gave no feedback, is reliable', () => {
    expect(reliabilityOf(kept({ dinners: 3, attended: 3 }))).toBe('reliable');
    expect(reliabilityOf(kept({ dinners: 3 }))).toBe('reliable');
    expect(reliabilityOf(kept({ dinners: 9, attended: 8, noShows: 1 }))).toBe('reliable');
  });

  it('a no-show weighs twice as much as a late cancellation', () => {
    expect(reliabilityOf(kept({ dinners: 4, lateCancels: 2 }))).toBe('mixed');
    expect(reliabilityOf(kept({ dinners: 6, noShows: 3 }))).toBe('unreliable');
    expect(reliabilityOf(kept({ dinners: 3, lateCancels: 3 }))).toBe('mixed');
  });

  it('a user with many no-shows or late cancellations is unreliable', () => {
    expect(reliabilityOf(kept({ dinners: 5, noShows: 2 }))).toBe('unreliable');
    expect(reliabilityOf(kept({ lateCancels: 3 }))).toBe('unreliable');
  });
});
