import fc from 'fast-check';
import { missesAt } from '../../../src/domain/attendance/misses-at.js';
import type { SeatRecord, TableRecord, Testimony } from '../../../src/domain/attendance/table-record.js';

const START = new Date('2026-03-07T18:00:00Z');
const hoursBefore = (hours: number) => new Date(START.getTime() - hours * 3_600_000);

const seat = (userId: number, story: Partial<SeatRecord> = {}): SeatRecord => ({
  userId,
  joinedAt: hoursBefore(100),
  gaveUpAt: null,
  isSeated: true,
  isExcused: false,
  saidLate: false,
  ...story,
});
const says = (userId: number, missed: number[], met: number[] = []): Testimony => ({ userId, met, missed });
const table = (testimonies: Testimony[], story: Partial<TableRecord> = {}): TableRecord => ({
  startsAt: START,
  tookPlace: true,
  seats: [1, 2, 3, 4].map((userId) => seat(userId)),
  testimonies,
  ...story,
});
const gaveUp = (hours: number, story: Partial<SeatRecord> = {}) => [
  seat(1, { isSeated: false, gaveUpAt: hoursBefore(hours), ...story }),
];

describe('A no-show', () => {
  it('counts when two others say so and no other member met them', () => {
    expect(missesAt(table([says(2, [1]), says(3, [1])]))).toEqual([{ userId: 1, kind: 'no_show' }]);
    expect(missesAt(table([says(2, [1]), says(3, [1]), says(4, [], [1])]))).toEqual([]);
  });

  it('is not what members say about themselves', () => {
    expect(missesAt(table([says(1, [1]), says(2, [1])]))).toEqual([]);
    expect(missesAt(table([says(1, [], [1]), says(2, [1]), says(3, [1])]))).toHaveLength(1);
  });

  it('does not count at a table of three, where both others would be known to have said it', () => {
    const seats = [1, 2, 3].map((userId) => seat(userId));
    expect(missesAt(table([says(2, [1]), says(3, [1])], { seats }))).toEqual([]);
  });

  it('does not count for a member who said that they would be late', () => {
    const seats = [seat(1, { saidLate: true }), seat(2), seat(3), seat(4)];
    expect(missesAt(table([says(2, [1]), says(3, [1])], { seats }))).toEqual([]);
  });

  it('does not count at a table that did not take place', () =>
    expect(missesAt(table([says(2, [1]), says(3, [1])], { tookPlace: false }))).toEqual([]));

  it('ignores what users without a seat say', () => {
    expect(missesAt(table([says(2, [1]), says(9, [1])]))).toEqual([]);
    const seats = [...table([]).seats, seat(5, { isSeated: false })];
    expect(missesAt(table([says(2, [1]), says(5, [1])], { seats }))).toEqual([]);
  });

  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }));
  const seats = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 6 }), isSeated: fc.boolean(), saidLate: fc.boolean() }),
    { selector: ({ id }) => id },
  );

  it('is never the word of one member alone, whatever they say and however often', () =>
    fc.assert(
      fc.property(seats, fc.integer({ min: 1, max: 6 }), fc.array(ids), ids, (people, angry, missed, met) => {
        const testimonies = [
          ...missed.map((each) => says(angry, each)),
          ...met.map((id) => says(id, [], met)),
        ];
        const record = table(testimonies, { seats: people.map(({ id, ...story }) => seat(id, story)) });
        expect(missesAt(record)).toEqual([]);
      }),
      { seed: 1 },
    ));

  it('does not depend on the order in which seats and statements are read', () => {
    const testimony = fc.record({ userId: fc.integer({ min: 1, max: 6 }), met: ids, missed: ids });
    fc.assert(
      fc.property(seats, fc.array(testimony), (people, testimonies) => {
        const record = table(testimonies, { seats: people.map(({ id, ...story }) => seat(id, story)) });
        const reversed = {
          ...record,
          seats: [...record.seats].reverse(),
          testimonies: [...testimonies].reverse(),
        };
        expect(missesAt(reversed)).toEqual(missesAt(record));
      }),
      { seed: 1 },
    );
  });
});

describe('A late cancellation', () => {
  it('is a seat given up within 36 hours before the start', () => {
    const late = [{ userId: 1, kind: 'late_cancellation' }];
    expect(missesAt(table([], { seats: gaveUp(36) }))).toEqual(late);
    expect(missesAt(table([], { seats: gaveUp(0), tookPlace: false }))).toEqual(late);
    expect(missesAt(table([], { seats: gaveUp(36.01) }))).toEqual([]);
  });

  it('is not a seat that was excused, or that a member got that late', () => {
    expect(missesAt(table([], { seats: gaveUp(5, { isExcused: true }) }))).toEqual([]);
    expect(missesAt(table([], { seats: gaveUp(5, { joinedAt: hoursBefore(20) }) }))).toEqual([]);
  });

  it('is not also a no-show, because the others were told', () => {
    const seats = [...gaveUp(5), seat(2), seat(3), seat(4), seat(5)];
    expect(missesAt(table([says(2, [1]), says(3, [1])], { seats }))).toEqual([
      { userId: 1, kind: 'late_cancellation' },
    ]);
  });
});
