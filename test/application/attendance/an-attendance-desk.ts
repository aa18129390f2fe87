import { HOUR_MS } from '../../../src/domain/shared/durations.js';
import type { DecidedOn } from '../../../src/application/audit/staff-decisions.js';
import { AuditedStaffAction } from '../../../src/application/moderation/audited-staff-action.js';
import { AnswerStepAppeal } from '../../../src/application/attendance/answer-step-appeal.js';
import { AppealStep } from '../../../src/application/attendance/appeal-step.js';
import { AssessAttendance } from '../../../src/application/attendance/assess-attendance.js';
import { CloseMisses } from '../../../src/application/attendance/close-misses.js';
import { AttendanceMails } from '../../../src/application/attendance/attendance-mails.js';
import { StaffActionGuard } from '../../../src/application/moderation/staff-action-guard.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { GoodStanding } from '../../../src/application/standing/good-standing.js';
import type { Language } from '../../../src/domain/shared/language.js';
import type { Role } from '../../../src/domain/staff/role.js';
import { aUser } from '../../support/builders/a-user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryMisses, InMemoryTableRecords } from '../../support/fakes/in-memory-misses.js';
import { InMemorySuspensions } from '../../support/fakes/in-memory-suspensions.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

/**
 * Ada, who misses tables, three others who attend them, and the moderators Mia and Omar, on fakes; requests can be paused
 * unless a test says otherwise.
 */
export async function aReliabilityDesk({ pausesRequests = true } = {}) {
  const clock = new FixedClock();
  const jobs = new RecordingJobs();
  const users = new InMemoryUsers(jobs);
  const misses = new InMemoryMisses();
  const tables = new InMemoryTableRecords();
  const audit = new RecordingAuditLog();
  const unitOfWork = new InMemoryUnitOfWork(users.rows, misses.rows, tables.assessed, jobs, audit);
  /** Pairs who shared a table lately, and who sat at a match, as [user, match]. */
  const mates: Array<[number, number]> = [];
  const seats: Array<[number, number]> = [];
  const tableMates = {
    areTableMates: async (one: number, other: number) =>
      mates.some((pair) => pair.includes(one) && pair.includes(other)),
    satAt: async (userId: number, matchId: number) =>
      seats.some(([user, match]) => user === userId && match === matchId),
  };
  const guard = new StaffActionGuard(
    users,
    tableMates,
    new GoodStanding(new InMemorySuspensions(), clock),
    clock,
  );
  const staffAction = new AuditedStaffAction(unitOfWork, guard, audit, audit);
  const mails = new AttendanceMails('Tablemates', 'https://tables.example.org', 'America/New_York', jobs);
  const joins = async (username: string, role: Role = 'member') => {
    const user = aUser({ username, email: `${username}@example.org` });
    if (role !== 'member') user.appoint(role, clock.now());
    await users.save(user);
    return user.id;
  };
  const ada = await joins('ada');
  const others = [await joins('ben'), await joins('cem'), await joins('dua')];
  const mia = await joins('mia', 'moderator');
  const omar = await joins('omar', 'moderator');
  const assessAttendance = new AssessAttendance(
    unitOfWork,
    users,
    misses,
    tables,
    mails,
    clock,
    pausesRequests,
  );
  const appealStep = new AppealStep(unitOfWork, users, misses, clock);
  const answerStepAppeal = new AnswerStepAppeal(staffAction, misses, tableMates, mails, clock);
  const closeMisses = new CloseMisses(unitOfWork, users, misses, mails, audit, clock);

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
    mates,
    seats,
    audit,
    ada,
    others,
    mia,
    omar,
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
    appeal: async (note = 'I was there.', userId = ada) =>
      appealStep.execute({ userId, missId: (await misses.of(ada))[0]!.id, note }),
    answer: async (lift: boolean, actorId = mia, answer = 'Thank you for telling us.', on: DecidedOn = {}) =>
      answerStepAppeal.execute({ actorId, missId: (await misses.of(ada))[0]!.id, answer, lift, ...on }),
    answerUnknown: () => answerStepAppeal.execute({ actorId: mia, missId: 9, answer: 'Hello.', lift: true }),
    appealUnknown: () => appealStep.execute({ userId: ada, missId: 9, note: 'Hello.' }),
    close: () => closeMisses.execute(),
    mailsTo: (email: string) =>
      jobs
        .named('send-mail')
        .flatMap((mail) => ((mail as unknown as Mail).to === email ? [mail as unknown as Mail] : [])),
  };
}
