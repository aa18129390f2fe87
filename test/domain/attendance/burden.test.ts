import fc from 'fast-check';
import { burdenOf } from '../../../src/domain/attendance/burden.js';

const day = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000);
const noShow = (at: number) => ({ kind: 'no_show' as const, at: day(at) });
const lateCancellation = (at: number) => ({ kind: 'late_cancellation' as const, at: day(at) });

const misses = fc.array(
  fc.record({
    kind: fc.constantFrom('no_show' as const, 'late_cancellation' as const),
    at: fc.integer({ min: 0, max: 60 }).map(day),
  }),
);
const tables = fc.array(fc.integer({ min: 0, max: 150 }).map(day));

describe('The burden of misses', () => {
  it('declines evenly from one to nothing in 90 days', () => {
    expect([burdenOf([noShow(0)], [], day(0)), burdenOf([noShow(0)], [], day(45))]).toEqual([1, 0.5]);
    expect([burdenOf([noShow(0)], [], day(90)), burdenOf([noShow(0)], [], day(500))]).toEqual([0, 0]);
  });

  it('is half for a late cancellation, and the sum of all misses', () =>
    expect(burdenOf([lateCancellation(0), noShow(45)], [], day(45))).toBe(1.25));

  it('declines by another week with each table attended since', () => {
    expect(burdenOf([noShow(0)], [day(7)], day(20))).toBeCloseTo(1 - 27 / 90);
    expect(burdenOf([noShow(10)], [day(7)], day(20))).toBeCloseTo(1 - 10 / 90);
  });

  it('never grows with time, nor with tables attended', () =>
    fc.assert(
      fc.property(
        misses,
        tables,
        fc.nat(100),
        fc.nat(100),
        fc.nat(150),
        (missed, attended, from, more, table) => {
          const before = burdenOf(missed, attended, day(60 + from));
          expect(burdenOf(missed, attended, day(60 + from + more))).toBeLessThanOrEqual(before + 1e-9);
          expect(burdenOf(missed, [...attended, day(table)], day(60 + from))).toBeLessThanOrEqual(
            before + 1e-9,
          );
        },
      ),
      { seed: 1 },
    ));

  it('does not depend on the order of events', () =>
    fc.assert(
      fc.property(misses, tables, (missed, attended) => {
        const reversed = burdenOf([...missed].reverse(), [...attended].reverse(), day(70));
        expect(reversed).toBeCloseTo(burdenOf(missed, attended, day(70)), 9);
      }),
      { seed: 1 },
    ));
});
