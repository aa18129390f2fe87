import { describe, expect, it } from '@jest/globals';
import { Match } from '../../../src/domain/match/match.js';
import { DINNER } from '../../support/builders/a-request.js';

const NEW_YORK = 'America/New_York';
const MONDAY = new Date('2026-03-02T15:00:00Z');
const START = new Date('2026-03-07T23:00:00Z');
const hours = (count: number): Date => new Date(START.getTime() + count * 3_600_000);

const aTable = (formedAt = MONDAY): Match =>
  Match.form(
    DINNER,
    NEW_YORK,
    [1, 2, 3, 4].map((userId) => ({ userId, requestId: null })),
    50,
    formedAt,
  );

describe('the reminder', () => {
  it('is due from a day before the dinner until it begins, once', () => {
    const table = aTable();
    expect(table.remind(hours(-24.01))).toBe(false);
    expect(table.remind(hours(-24))).toBe(true);
    expect(table.remind(hours(-23))).toBe(false);
    expect(aTable().remind(hours(-1))).toBe(true);
    expect(aTable().remind(hours(0))).toBe(false);
  });

  it('is spared a table that is news itself by then', () => {
    expect(aTable(hours(-23)).remind(hours(-20))).toBe(false);
  });
});
