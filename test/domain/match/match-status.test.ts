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

describe('The reminder of a match', () => {
  it('the reminder is due once, from 24 hours before the start until the start', () => {
    const table = aTable();
    expect(table.remind(hours(-24.01))).toBe(false);
    expect(table.remind(hours(-24))).toBe(true);
    expect(table.remind(hours(-23))).toBe(false);
    expect(aTable().remind(hours(-1))).toBe(true);
    expect(aTable().remind(hours(0))).toBe(false);
  });

  it('a match formed less than 24 hours before its start gets no reminder', () => {
    expect(aTable(hours(-23)).remind(hours(-20))).toBe(false);
  });
});
