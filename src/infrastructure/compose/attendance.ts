import type { Users } from '../../application/account/ports.js';
import { AnswerByLink } from '../../application/attendance/answer-by-link.js';
import { AskToLeave } from '../../application/attendance/ask-to-leave.js';
import { ASSESS_ATTENDANCE, AssessAttendance } from '../../application/attendance/assess-attendance.js';
import { AttendanceMails } from '../../application/attendance/attendance-mails.js';
import { ConfirmSeat } from '../../application/attendance/confirm-seat.js';
import type { Misses, TableRecords } from '../../application/attendance/ports.js';
import { PURGE_MISSES, PurgeMisses } from '../../application/attendance/purge-misses.js';
import { REMIND_TABLES, RemindTables } from '../../application/attendance/remind-tables.js';
import { ReportArrival } from '../../application/attendance/report-arrival.js';
import { ReportLate } from '../../application/attendance/report-late.js';
import type { SystemMessages } from '../../application/chat/system-messages.js';
import type { LeavingTables } from '../../application/match/leaving-tables.js';
import type { MatchMails } from '../../application/match/match-mails.js';
import type { MatchQueries } from '../../application/match/match-views.js';
import type { Matches } from '../../application/match/ports.js';
import type { Background, Shared } from './shared.js';

interface Ports {
  readonly matches: Matches;
  readonly matchQueries: Pick<MatchQueries, 'matchOf'>;
  readonly systemMessages: SystemMessages;
  readonly leavingTables: LeavingTables;
  readonly matchMails: MatchMails;
}

/** Who comes, and what the members of a table are asked before it. */
export function composeAttendance(shared: Shared, ports: Ports) {
  const { unitOfWork, realtime, limiter, links, clock } = shared;
  const { matches, matchQueries, systemMessages, leavingTables, matchMails } = ports;
  const confirmSeat = new ConfirmSeat(unitOfWork, matches, realtime, clock);
  const reportLate = new ReportLate(unitOfWork, matches, realtime, limiter, clock);
  const reportArrival = new ReportArrival(unitOfWork, matches, systemMessages, realtime, limiter, clock);
  const askToLeave = new AskToLeave(unitOfWork, matches, matchMails, limiter, links, clock);
  const remindTables = new RemindTables(unitOfWork, matches, systemMessages, matchMails, links, clock);
  const background: Background = {
    handlers: { [REMIND_TABLES]: remindTables },
    recurring: [{ name: REMIND_TABLES, match: '*/10 * * * *' }],
  };
  return {
    confirmSeat,
    reportLate,
    reportArrival,
    askToLeave,
    answerByLink: new AnswerByLink(
      links,
      matchQueries,
      confirmSeat,
      reportLate,
      leavingTables,
      askToLeave,
      limiter,
      clock,
    ),
    background,
  };
}

interface MissPorts {
  readonly users: Users;
  readonly misses: Misses;
  readonly tableRecords: TableRecords;
}

/** Missed tables, and what follows for those who missed them. */
export function composeMisses(shared: Shared, { users, misses, tableRecords }: MissPorts) {
  const { unitOfWork, jobs, settledName, publicUrl, homeZone, clock } = shared;
  const mails = new AttendanceMails(settledName, publicUrl, homeZone, jobs);
  const background: Background = {
    handlers: {
      [ASSESS_ATTENDANCE]: new AssessAttendance(unitOfWork, users, misses, tableRecords, mails, clock),
      [PURGE_MISSES]: new PurgeMisses(misses, clock),
    },
    recurring: [
      { name: ASSESS_ATTENDANCE, match: '25 * * * *' },
      { name: PURGE_MISSES, match: '58 3 * * *' },
    ],
  };
  return { background };
}
