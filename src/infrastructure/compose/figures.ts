import type { AttendanceQueries } from '../../application/figures/attendance.js';
import type { FigureQueries } from '../../application/figures/figures.js';
import { MAIL_WEEK, type MailedWeeks, MailWeek } from '../../application/figures/mail-week.js';
import { ReadAttendance } from '../../application/figures/read-attendance.js';
import { ReadFigures } from '../../application/figures/read-figures.js';
import type { Background, Shared } from './shared.js';

interface Ports {
  readonly figureQueries: FigureQueries;
  readonly attendanceQueries: AttendanceQueries;
  readonly mailedWeeks: MailedWeeks;
}

/** Statistics of the console. */
export function composeFigures(shared: Shared, ports: Ports) {
  const { unitOfWork, contacts, notifier, clock, homeZone } = shared;
  const { figureQueries: figures, attendanceQueries: attendance, mailedWeeks } = ports;
  const background: Background = {
    handlers: {
      [MAIL_WEEK]: new MailWeek(
        unitOfWork,
        { figures, attendance },
        mailedWeeks,
        contacts,
        notifier,
        clock,
        homeZone,
      ),
    },
    // Sunday to Tuesday, because Monday in the zone of the instance may be another day in UTC.
    recurring: [{ name: MAIL_WEEK, match: '0 * * * 0-2' }],
  };
  return {
    readFigures: new ReadFigures(figures, clock),
    readAttendance: new ReadAttendance(attendance, clock),
    background,
  };
}
