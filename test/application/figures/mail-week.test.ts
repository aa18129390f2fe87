import { beforeEach, expect, it } from '@jest/globals';
import type { AttendanceQueries } from '../../../src/application/figures/attendance.js';
import type { FigureQueries } from '../../../src/application/figures/figures.js';
import { MailWeek } from '../../../src/application/figures/mail-week.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { aNotifier } from '../../support/builders/a-notifier.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const PILAR = 2;
const ADMINS = [
  { userId: 1, email: 'grace@example.org', firstName: 'Grace', language: 'en' },
  { userId: PILAR, email: 'pilar@example.org', firstName: 'Pilar', language: 'es' },
] as const;
const SATURDAY = { date: '2026-03-07', requests: 64, seated: 60, share: 0.94 };
const ATTENDED = {
  date: '2026-03-07',
  tables: 12,
  seats: 58,
  noShows: 2,
  lateCancellations: 1,
  answers: 40,
  concerns: 3,
};

let jobs: RecordingJobs;
let mailed: Set<string>;
let reads: number;
beforeEach(() => {
  mailed = new Set();
  reads = 0;
  jobs = new RecordingJobs();
});

const runAt = async (instant: string, zone = 'America/New_York') => {
  const figures = {
    read: async () => {
      reads += 1;
      return { saturdays: [{ ...SATURDAY, date: '2026-02-28' }, SATURDAY] };
    },
    casesFor: async (adminId: number) => ({ queue: { open: adminId === PILAR ? 3 : 4, overdue: 1 } }),
  } as unknown as FigureQueries;
  const attendance = {
    saturdays: async (adminId: number) => [
      { ...ATTENDED, concerns: adminId === PILAR ? 2 : 3 },
      { ...ATTENDED, date: '2026-03-14' },
    ],
  } as unknown as AttendanceQueries;
  const clock = new FixedClock(new Date(instant));
  const contacts = { admins: async () => [...ADMINS] };
  const unitOfWork = new InMemoryUnitOfWork(jobs);
  const notifier = aNotifier(jobs, { idsOf: async () => [1] });
  const weeks = { markMailed: async (saturday: string) => !mailed.has(saturday) && !!mailed.add(saturday) };
  await new MailWeek(unitOfWork, { figures, attendance }, weeks, contacts, notifier, clock, zone).execute();
  return jobs.take<Mail>('send-mail');
};

it('on Monday at nine all admins get the figures of Saturday, in their language, and no push message', async () => {
  const [toGrace, toPilar] = await runAt('2026-03-09T13:00:00Z');
  expect(toGrace!.to).toBe('grace@example.org');
  expect(toGrace!.subject).toBe('Your tables of Sat, Mar 7');
  for (const line of [
    'Requests with a seat: 60 of 64',
    'Tables: 12 with 58 seats',
    'No-shows: 2',
    'Feedback: 40 of 58, 3 with a concern',
    'Waiting for a moderator: 4, 1 of them overdue',
    'https://tables.example.org/admin/attendance',
  ])
    expect(toGrace!.text).toContain(line);
  expect(toPilar!.text).toContain('Solicitudes con plaza: 60 de 64');
  expect(jobs.named('send-push')).toEqual([]);
});

it('an admin from whom a report is hidden gets a count without it', async () => {
  const [, toPilar] = await runAt('2026-03-09T13:00:00Z');
  expect(toPilar!.text).toContain('A la espera de un moderador: 3, 1 fuera de plazo');
  expect(toPilar!.text).not.toContain('3 con');
});

it('is mailed once, however often the server is started within that hour', async () => {
  expect(await runAt('2026-03-09T13:00:00Z')).toHaveLength(2);
  expect(await runAt('2026-03-09T13:40:00Z')).toEqual([]);
  expect([...mailed]).toEqual(['2026-03-07']);
  expect(reads).toBe(1);
});

it.each([
  ['an hour earlier', '2026-03-09T12:00:00Z', 0, undefined],
  ['an hour later', '2026-03-09T14:00:00Z', 0, undefined],
  ['on Tuesday', '2026-03-10T13:00:00Z', 0, undefined],
  ['on Monday morning in Auckland, which is Sunday in UTC', '2026-03-08T20:00:00Z', 2, 'Pacific/Auckland'],
])('%s', async (_, instant, mails, zone) => {
  expect(await runAt(instant, zone)).toHaveLength(mails);
});
