import { HOUR_MS } from '../../../src/domain/shared/durations.js';
import { MissedTables } from '../../../src/application/attendance/missed-tables.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import type { Language } from '../../../src/domain/shared/language.js';
import { aShared } from '../../support/builders/a-shared.js';
import { InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryMisses, InMemoryTableRecords } from '../../support/fakes/in-memory-misses.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';

/** Ada, who misses tables, and three others who attend them, on fakes. */
export async function aReliabilityDesk() {
  const shared = aShared();
  const { clock, jobs } = shared;
  const users = new InMemoryUsers(jobs);
  const misses = new InMemoryMisses();
  const tables = new InMemoryTableRecords();
  const unitOfWork = new InMemoryUnitOfWork(users.rows, misses.rows, tables.assessed, jobs);
  const names = ['ada', 'ben', 'cem', 'dua'];
  const [ada, ...others] = (await Promise.all(names.map((name) => users.joins(name)))).map(
    ({ id }) => id,
  ) as [number, ...number[]];
  const missed = new MissedTables({ ...shared, unitOfWork, users, misses, tableRecords: tables });

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
  const assess = () => missed.assess();
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
    purge: () => missed.purge(),
    mailsTo: (email: string) => jobs.named<Mail>('send-mail').filter(({ to }) => to === email),
  };
}
