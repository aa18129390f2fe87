import { Miss } from '../../../src/domain/attendance/miss.js';

const day = (days: number) => new Date(Date.UTC(2026, 2, 7, 18) + days * 86_400_000);
const assessed = () =>
  Miss.assessed({ userId: 1, matchId: 7, kind: 'no_show', at: day(0), date: '2026-03-07' }, day(2));

it('a step applies until its end, which is excluded, and a miss without a step never', () => {
  const miss = assessed();
  miss.take({ kind: 'later_priority', takenAt: day(2), until: day(32) });
  expect([miss.appliesAt(day(31.9)), miss.appliesAt(day(32))]).toEqual([true, false]);
  expect(assessed().appliesAt(day(3))).toBe(false);
});
