import type { AttendanceQueries } from '../../../src/application/figures/attendance.js';
import { ReadAttendance } from '../../../src/application/figures/read-attendance.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';

const clock = new FixedClock(new Date('2026-03-06T15:00:00Z'));
const TOMORROW = new Date('2026-03-07T23:00:00Z');
const safe = { date: '2026-03-07', startsAt: TOMORROW, members: 5, confirmed: 4, hasVenue: true };

const reading = (tables: readonly object[]) => {
  const asked: Date[] = [];
  const queries = {
    comingTables: async (_now: Date, until: Date) => {
      asked.push(until);
      return tables;
    },
    saturdays: async () => [],
  } as unknown as AttendanceQueries;
  return { asked, readAttendance: new ReadAttendance(queries, clock) };
};

it('lists the tables of the next seven days that are at risk, each with its reasons', async () => {
  const short = { ...safe, id: 2, members: 2, confirmed: 0 };
  const { asked, readAttendance } = reading([{ ...safe, id: 1 }, short]);
  expect((await readAttendance.execute(7)).atRisk).toEqual([{ ...short, risks: ['short', 'unconfirmed'] }]);
  expect(asked).toEqual([new Date('2026-03-13T15:00:00Z')]);
});

it('lists at most fifty', async () => {
  const { readAttendance } = reading(Array.from({ length: 60 }, (_, id) => ({ ...safe, id, members: 2 })));
  expect((await readAttendance.execute(7)).atRisk).toHaveLength(50);
});
