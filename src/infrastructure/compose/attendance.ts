import { AnswerByLink } from '../../application/attendance/answer-by-link.js';
import { ComingToTables } from '../../application/attendance/coming-to-tables.js';
import { MissedTables } from '../../application/attendance/missed-tables.js';
import type { AttendancePorts, MissPorts } from '../../application/attendance/ports.js';
import { RemindTables } from '../../application/attendance/remind-tables.js';
import type { Shared } from './shared.js';

/** Who comes, and what the members of a table are asked before it. */
export function composeAttendance(shared: Shared, given: Omit<AttendancePorts, keyof Shared>) {
  const ports = { ...given, ...shared };
  const comingToTables = new ComingToTables(ports);
  const handlers = {
    remindTables: new RemindTables(ports),
  };
  return { comingToTables, answerByLink: new AnswerByLink(ports, comingToTables), handlers };
}

/** Missed tables, and what follows for those who missed them. */
export function composeMisses(shared: Shared, given: Omit<MissPorts, keyof Shared>) {
  const missedTables = new MissedTables({ ...given, ...shared });
  const handlers = {
    assessAttendance: { execute: () => missedTables.assess() },
    purgeMisses: { execute: () => missedTables.purge() },
  };
  return { handlers };
}
