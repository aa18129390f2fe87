import { MISS_DAYS } from '../../domain/attendance/burden.js';
import { Miss } from '../../domain/attendance/miss.js';
import { missesAt } from '../../domain/attendance/misses-at.js';
import { nextStep, type TakenStep } from '../../domain/attendance/next-step.js';
import { DAY_MS, HOUR_MS } from '../../domain/shared/durations.js';
import { LOCALE_OF } from '../../domain/shared/language.js';
import { dateLabel } from '../../domain/shared/saturday.js';
import { composeMail } from '../notifications/compose-mail.js';
import type { Recipient } from '../notifications/contacts.js';
import { mailText } from '../notifications/mail-text.js';
import { queueMail } from '../notifications/send-mail.js';
import { momentText } from '../notifications/when-and-where.js';
import { eachDue, inBatches, pagesOf } from '../shared/each-due.js';
import type { MissPorts } from './ports.js';

/** Hours from the start after which a table is assessed; later feedback does not count. */
const ASSESSED_AFTER_HOURS = 48;
/** Tables that were missed for longer, because no server ran, are not assessed any more. */
const ASSESSED_WITHIN_DAYS = 14;

/** Who missed a table, and which step follows. See ADR 52. */
export class MissedTables {
  constructor(private readonly ports: MissPorts) {}

  /** Recurring job that assesses each table once. */
  async assess(): Promise<void> {
    const { unitOfWork, tableRecords, clock } = this.ports;
    const now = clock.now().getTime();
    const from = new Date(now - ASSESSED_WITHIN_DAYS * DAY_MS);
    const until = new Date(now - ASSESSED_AFTER_HOURS * HOUR_MS);
    const due = pagesOf<number>((after, limit) => tableRecords.dueBetween(from, until, limit, after));
    await eachDue(clock, due, (matchId) => unitOfWork.run(() => this.assessTable(matchId)));
  }

  /** Recurring job that deletes misses that count no more. */
  async purge(): Promise<void> {
    const { misses, clock } = this.ports;
    const gone = new Date(clock.now().getTime() - MISS_DAYS * DAY_MS);
    await inBatches(clock, (size) => misses.removeBefore(gone, size));
  }

  /** Users are locked in id order so that locks cannot deadlock. */
  private async assessTable(matchId: number): Promise<void> {
    const { tableRecords, clock } = this.ports;
    const now = clock.now();
    const table = await tableRecords.claim(matchId, now);
    if (!table) return;
    for (const { userId, kind } of missesAt(table)) {
      const missed = { userId, matchId, kind, at: table.startsAt, date: table.date };
      await this.record(Miss.assessed(missed, now), now);
    }
  }

  private async record(miss: Miss, now: Date): Promise<void> {
    const { users, misses, tableRecords } = this.ports;
    const user = await users.findForUpdate(miss.userId);
    if (!user?.canSignIn) return;
    const since = new Date(now.getTime() - MISS_DAYS * DAY_MS);
    const attended = await tableRecords.attendedBy(miss.userId, since, now);
    const earlier = await misses.of(miss.userId);
    const steps = earlier.flatMap(({ step }) => step ?? []);
    const step = nextStep({ misses: [...earlier, miss], steps, attended }, now);
    if (step) miss.take(step);
    await misses.save(miss);
    if (step) await this.mail(user, miss, step);
  }

  /** Names the table and the rule, never what other members said. */
  private mail(person: Recipient, { kind, date }: Miss, step: TakenStep): Promise<void> {
    const { jobs, settledName: appName, publicUrl, homeZone } = this.ports;
    const { email: to, firstName, language } = person;
    const until = momentText(step.until, homeZone, language);
    const day = dateLabel(date, LOCALE_OF[language]);
    const { button, ...texts } = mailText(language, 'attendance', step.kind, { kind, day, until });
    const link = { label: button, url: `${publicUrl}/` };
    return queueMail(
      jobs,
      composeMail({ appName, purpose: { kind: 'account' }, to, firstName, language, ...texts, link }),
    );
  }
}
