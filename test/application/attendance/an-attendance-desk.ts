import { HOUR_MS } from '../../../src/domain/shared/durations.js';
import { AssessAttendance } from '../../../src/application/attendance/assess-attendance.js';
import { PurgeMisses } from '../../../src/application/attendance/purge-misses.js';
import { AttendanceMails } from '../../../src/application/attendance/attendance-mails.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import type { Language } from '../../../src/domain/shared/language.js';
import { aUser } from '../../support/builders/a-user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryMisses, InMemoryTableRecords } from '../../support/fakes/in-memory-misses.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

/** Ada, who misses tables, and three others who attend them, on fakes. */
export async function aReliabilityDesk() {
  const clock = new FixedClock();
  const jobs = new RecordingJobs();
  const users = new InMemoryUsers(jobs);
  const misses = new InMemoryMisses();
  const tables = new InMemoryTableRecords();
  const unitOfWork = new InMemoryUnitOfWork(users.rows, misses.rows, tables.assessed, jobs);
  const mails = new AttendanceMails('Tablemates', 'https://tables.example.org', 'America/New_York', jobs);
  const joins = async (username: string) => {
    const user = aUser({ username, email: `${username}@example.org` });
    await users.save(user);
    return user.id;
  };
  const ada = await joins('ada');
  const others = [await joins('ben'), await joins('cem'), await joins('dua')];
  const assessAttendance = new AssessAttendance(unitOfWork, users, misses, tables, mails, clock);
  const purgeMisses = new PurgeMisses(misses, clock);

  /** A table that begins now, about which these other members say that Ada did not come. */
  const holdTable = (witnesses: readonly number[]): number => {
    const seat = (userId: number) => ({
      userId,
      joinedAt: new Date(clock.now().getTime() - 100 * HOUR_MS),
      gaveUpAt: null,
      isSeated: true,
      isExcused: false,
      saidLate: false,
    });
    const table = {
      id: undefined as unknown as number,
      startsAt: clock.now(),
      date: '2026-03-07',
      tookPlace: true,
      seats: [ada, ...others].map(seat),
      testimonies: witnesses.map((userId) => ({ userId, met: [], missed: [ada] })),
    };
    tables.rows.save(table);
    return table.id;
  };
  const assess = () => assessAttendance.execute();
  const stepsOf = async (userId: number) =>
    (await misses.of(userId)).flatMap(({ step }) => step?.kind ?? []).reverse();

  return {
    clock,
    jobs,
    misses,
    tables,
    ada,
    others,
    holdTable,
    assess,
    stepsOf,
    /** Ada misses a table, and it is assessed 48 hours later. */
    async missesTable(): Promise<void> {
      holdTable(others);
      clock.pass({ hours: 48 });
      await assess();
    },
    ownMisses: () => misses.of(ada),
    speaks: async (language: Language) => {
      const user = (await users.findForUpdate(ada))!;
      user.changeLanguage(language, clock.now());
      await users.save(user);
    },
    leaves: (userId: number) => users.rows.remove(({ id }) => id === userId),
    purge: () => purgeMisses.execute(),
    mailsTo: (email: string) =>
      jobs
        .named('send-mail')
        .flatMap((mail) => ((mail as unknown as Mail).to === email ? [mail as unknown as Mail] : [])),
  };
}
