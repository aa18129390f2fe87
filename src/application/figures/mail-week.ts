import { addDays, type CalendarDate, weekday } from '../../domain/shared/calendar-date.js';
import { type Language, LOCALE_OF } from '../../domain/shared/language.js';
import { dateLabel } from '../../domain/shared/saturday.js';
import { localDate, localHour, type TimeZone } from '../../domain/shared/time-zone.js';
import type { AdminContacts, Contact } from '../notifications/contacts.js';
import type { Fact } from '../notifications/mail-parts.js';
import { mailText } from '../notifications/mail-text.js';
import type { Notifier } from '../notifications/notifier.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { AttendanceQueries } from './attendance.js';
import type { FigureQueries } from './figures.js';
import { textsOf } from '../shared/texts.js';

export const MAIL_WEEK = 'mail-week';
const MONDAY = 1;
const HOUR = 9;
const DAYS_SINCE_SATURDAY = 2;

/** The weeks whose figures were mailed. */
export interface MailedWeeks {
  /** @returns false when the week was mailed before, by another server too */
  markMailed(saturday: CalendarDate, now: Date): Promise<boolean>;
}

/** The figures of one Saturday, as the weekly mail tells them. */
type WeekFigures = Record<
  | 'requests'
  | 'seated'
  | 'tables'
  | 'seats'
  | 'noShows'
  | 'lateCancellations'
  | 'answers'
  | 'concerns'
  | 'open'
  | 'overdue',
  number
>;

function factsOf(week: WeekFigures, language: Language): Fact[] {
  const t = textsOf('week', language);
  return [
    { label: t('requestsLabel'), value: t('requests', week) },
    { label: t('tablesLabel'), value: t('tables', week) },
    { label: t('noShows'), value: String(week.noShows) },
    { label: t('lateCancellations'), value: String(week.lateCancellations) },
    { label: t('feedbackLabel'), value: t('feedback', week) },
    { label: t('waitingLabel'), value: t('waiting', week) },
  ];
}

/** Recurring job that mails all admins the figures of the last Saturday, on Monday at 9 AM in the zone of the instance. */
export class MailWeek {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: { readonly figures: FigureQueries; readonly attendance: AttendanceQueries },
    private readonly weeks: MailedWeeks,
    private readonly contacts: AdminContacts,
    private readonly notifier: Pick<Notifier, 'mail'>,
    private readonly clock: Clock,
    private readonly zone: TimeZone,
  ) {}

  /** Called every hour, and at each start; without effect at any other hour, and after the first call within it. */
  async execute(): Promise<void> {
    const now = this.clock.now();
    const today = localDate(now, this.zone);
    if (weekday(today) !== MONDAY || localHour(now, this.zone) !== HOUR) return;
    const saturday = addDays(today, -DAYS_SINCE_SATURDAY);
    await this.unitOfWork.run(async () => {
      if (!(await this.weeks.markMailed(saturday, now))) return;
      const { saturdays } = await this.queries.figures.read(now);
      const general = saturdays.find(({ date }) => date === saturday)!;
      for (const admin of await this.contacts.admins()) {
        const own = await this.read(admin.userId, now, saturday);
        await this.mail(admin, saturday, { ...own, ...general });
      }
    });
  }

  /** What an admin may count: cases that are hidden from one are counted for another. */
  private async read(adminId: number, now: Date, saturday: string) {
    const attendance = await this.queries.attendance.saturdays(adminId, now);
    const { open, overdue } = (await this.queries.figures.casesFor(adminId, now)).queue;
    return { ...attendance.find(({ date }) => date === saturday)!, open, overdue };
  }

  private mail(admin: Contact, saturday: string, week: WeekFigures): Promise<void> {
    const day = dateLabel(saturday, LOCALE_OF[admin.language]);
    return this.notifier.mail(admin, {
      kind: 'moderation',
      text: mailText(admin.language, 'figures', 'week', { day }),
      path: '/admin/attendance',
      facts: factsOf(week, admin.language),
    });
  }
}
