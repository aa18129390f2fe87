import { hoursOf, opennessAt } from '../../../../web-user/src/features/map/google-hours.js';

const [SU, , TU, WE, TH, FR, SA] = [0, 1, 2, 3, 4, 5, 6];
const from = (day: number, hour: number, closesOn: number, closesAt: number, minute = 0) => ({
  open: { day, hour, minute: 0 },
  close: { day: closesOn, hour: closesAt, minute },
});
const SPLIT = [
  from(TU!, 11, TU!, 14, 30),
  from(TU!, 17, TU!, 22),
  from(WE!, 11, WE!, 14, 30),
  from(WE!, 17, WE!, 22),
];
const LATE = [from(TH!, 16, TH!, 23), from(FR!, 16, SA!, 2), from(SA!, 16, SU!, 2)];
const ALWAYS = [{ open: { day: 0, hour: 0, minute: 0 }, close: null }];

describe('the hours of Google', () => {
  it.each([
    [SPLIT, 'Tu,We 11:00-14:30,17:00-22:00'],
    [LATE, 'Th 16:00-23:00, Fr,Sa 16:00-26:00'],
    [[from(SA!, 11, SU!, 0)], 'Sa 11:00-24:00'],
    [ALWAYS, '24/7'],
    [[], null],
    [undefined, null],
  ])('are written in the format of OpenStreetMap: %j', (periods, hours) => {
    expect(hoursOf(periods)).toBe(hours);
  });

  it('that are longer than the format allows are left out', () => {
    const every = Array.from({ length: 7 * 6 }, (_, at) =>
      from(at % 7, 1 + (at % 6) * 3, at % 7, 2 + (at % 6) * 3, at),
    );
    expect(hoursOf(every)).toBeNull();
  });

  it.each([
    // A Saturday in Detroit.
    ['2026-11-28T20:59:00Z', LATE, 'closed'],
    ['2026-11-28T21:00:00Z', LATE, 'open'],
    ['2026-11-28T06:59:00Z', LATE, 'open'],
    ['2026-11-29T06:59:00Z', LATE, 'open'],
    ['2026-11-29T07:00:00Z', LATE, 'closed'],
    ['2026-11-29T07:00:00Z', ALWAYS, 'open'],
    ['2026-11-29T07:00:00Z', undefined, 'unknown'],
  ] as const)('at %s are read by the clock of the place', (now, periods, openness) => {
    expect(opennessAt(periods, -300, new Date(now))).toBe(openness);
    expect(opennessAt(periods, undefined, new Date(now))).toBe('unknown');
  });
});
