import { HOUR_MS } from '../../domain/shared/durations.js';
import { attendancePath } from './attendance-link.js';
import { reminderMessage } from '../../domain/attendance/attendance-messages.js';
import {
  dueReminder,
  FIRST_REMINDER_HOURS,
  isSeatFilledAgain,
  type ReminderKind,
} from '../../domain/match/attendance.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { ExpectedMember } from '../match/ports.js';
import type { AttendancePorts } from './ports.js';

/**
 * Recurring job that reminds each member by mail, and the table in its chat from the day before. The last reminder is stored with
 * the seat in the transaction that queues the mail, so each is sent once. See ADR 44.
 */
export class RemindTables {
  constructor(private readonly ports: AttendancePorts) {}

  async execute(): Promise<void> {
    await eachDue(this.ports.clock, this.due(), ([matchId, members]) => this.remind(matchId, members));
  }

  private async *due(): AsyncGenerator<Map<number, ExpectedMember[]>> {
    const { matches, clock } = this.ports;
    const now = clock.now();
    const until = new Date(now.getTime() + FIRST_REMINDER_HOURS * HOUR_MS);
    const pages = pagesOf<ExpectedMember>((after, limit) =>
      matches.expectedMembers(now, until, after?.seatId ?? 0, limit),
    );
    for await (const page of pages) {
      const due = page.filter((each) => dueReminder({ ...each, member: each }, now));
      yield Map.groupBy(due, ({ matchId }) => matchId);
    }
  }

  private remind(matchId: number, members: readonly ExpectedMember[]): Promise<void> {
    const { unitOfWork, matches, systemMessages, matchMails, links, clock } = this.ports;
    return unitOfWork.run(async () => {
      const match = await matches.findForUpdate(matchId);
      if (!match) return;
      const now = clock.now();
      const reminded = new Map<ReminderKind, number[]>();
      for (const { userId, timeZone } of members) {
        const kind = match.remind(userId, timeZone, now);
        if (kind) reminded.set(kind, [...(reminded.get(kind) ?? []), userId]);
      }
      if (reminded.size === 0) return;
      await matches.save(match);
      if ([...reminded.keys()].some((kind) => kind !== 'days')) {
        const isFilled = isSeatFilledAgain(match.startsAt, match.meetupId !== null, now);
        const message = reminderMessage(match, isFilled);
        await systemMessages.post(matchId, `reminder-${match.suggestedDate}`, message);
      }
      const pathOf = (userId: number) => attendancePath(links, match, userId, 'answer');
      for (const [kind, userIds] of reminded) await matchMails.reminder(match, userIds, kind, pathOf);
    });
  }
}
