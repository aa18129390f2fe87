import { ContainerModule } from 'inversify';
import { attendanceRoutes } from '../../adapters/http/admin/attendance.routes.js';
import { statsRoutes } from '../../adapters/http/admin/stats.routes.js';
import { PostgresAttendanceQueries } from '../../adapters/persistence/figures/postgres-attendance-queries.js';
import { PostgresFigureQueries } from '../../adapters/persistence/figures/postgres-figure-queries.js';
import { PostgresMailedWeeks } from '../../adapters/persistence/figures/postgres-mailed-weeks.js';
import type { AttendanceQueries } from '../../application/figures/attendance.js';
import type { FigureQueries } from '../../application/figures/figures.js';
import { MAIL_WEEK, MailWeek } from '../../application/figures/mail-week.js';
import { AuditedReads } from '../../application/audit/audited-reads.js';
import { ReadAttendance } from '../../application/figures/read-attendance.js';
import { ReadFigures } from '../../application/figures/read-figures.js';
import { Notifier } from '../../application/notifications/notifier.js';
import { bindClass, token } from './bind-class.js';
import { jobHandlers } from './job-handler.js';
import { CONTACTS } from './notifications.module.js';
import {
  CLOCK,
  CONTEXT_REGISTRATION,
  ENTITY_MANAGER,
  type ContextRegistration,
  HOME_ZONE,
  LISTS,
  UNIT_OF_WORK,
} from './tokens.js';

const ATTENDANCE_QUERIES = token<AttendanceQueries>('AttendanceQueries');
const QUERIES = token<FigureQueries>('FigureQueries');

/** Statistics of the console. */
export const figuresModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresFigureQueries, [LISTS, HOME_ZONE], QUERIES);
  bindClass(bind, ReadFigures, [QUERIES, CLOCK]);
  bindClass(bind, PostgresAttendanceQueries, [LISTS, HOME_ZONE], ATTENDANCE_QUERIES);
  bindClass(bind, ReadAttendance, [ATTENDANCE_QUERIES, CLOCK]);
  bind(MailWeek)
    .toResolvedValue(
      (unitOfWork, figures, attendance, em, contacts, notifier, clock, zone) => {
        const weeks = new PostgresMailedWeeks(em);
        return new MailWeek(unitOfWork, { figures, attendance }, weeks, contacts, notifier, clock, zone);
      },
      [UNIT_OF_WORK, QUERIES, ATTENDANCE_QUERIES, ENTITY_MANAGER, CONTACTS, Notifier, CLOCK, HOME_ZONE],
    )
    .inSingletonScope();
  bind(CONTEXT_REGISTRATION)
    .toDynamicValue((context): ContextRegistration => {
      const { get } = context;
      return {
        routes: [
          ...statsRoutes({ readFigures: get(ReadFigures) }),
          ...attendanceRoutes({ readAttendance: get(ReadAttendance), reads: get(AuditedReads) }),
        ],
        errors: {},
        handlers: { [MAIL_WEEK]: jobHandlers(context)(MailWeek) },
        // Sunday to Tuesday, because Monday in the zone of the instance may be another day in UTC.
        recurring: [{ name: MAIL_WEEK, match: '0 * * * 0-2' }],
      };
    })
    .inSingletonScope();
});
