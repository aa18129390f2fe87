import { describe, expect, it } from '@jest/globals';
import { type DinnersKept, reliabilityOf } from '../../../src/domain/moderation/reliability.js';

const kept = (fields: Partial<DinnersKept>): DinnersKept => ({
  dinners: 0,
  attended: 0,
  noShows: 0,
  lateCancels: 0,
  ...fields,
});

describe('how far someone can be counted on', () => {
  it('is unknown until there is something to tell from', () => {
    expect(reliabilityOf(kept({}))).toBe('unknown');
    expect(reliabilityOf(kept({ dinners: 1, noShows: 1, lateCancels: 1 }))).toBe('unknown');
  });

  it('is fine for whoever comes, and for whoever was let down by nothing but silence', () => {
    expect(reliabilityOf(kept({ dinners: 3, attended: 3 }))).toBe('reliable');
    expect(reliabilityOf(kept({ dinners: 3 }))).toBe('reliable');
    expect(reliabilityOf(kept({ dinners: 9, attended: 8, noShows: 1 }))).toBe('reliable');
  });

  it('suffers from not coming twice as much as from cancelling late', () => {
    expect(reliabilityOf(kept({ dinners: 4, lateCancels: 2 }))).toBe('mixed');
    expect(reliabilityOf(kept({ dinners: 6, noShows: 3 }))).toBe('unreliable');
    expect(reliabilityOf(kept({ dinners: 3, lateCancels: 3 }))).toBe('mixed');
  });

  it('is bad for whoever leaves chairs empty', () => {
    expect(reliabilityOf(kept({ dinners: 5, noShows: 2 }))).toBe('unreliable');
    expect(reliabilityOf(kept({ lateCancels: 3 }))).toBe('unreliable');
  });
});
