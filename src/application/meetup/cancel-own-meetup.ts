import { MeetupNotFound } from '../../domain/meetup/meetup-errors.js';
import type { LeavingTables } from '../match/leaving-tables.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { Meetups } from './ports.js';

/** The organizer cancels their own meetup for all members, the same as cancelling its match. */
export class CancelOwnMeetup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly leavingTables: LeavingTables,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws MeetupNotFound (also for any user but the organizer), MatchNotFound, MatchIsOver */
  execute({ userId, meetupId }: { userId: number; meetupId: number }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const meetup = await this.meetups.findForUpdate(meetupId);
      if (meetup?.createdBy !== userId) throw new MeetupNotFound();
      await this.leavingTables.cancel({ userId, matchId: meetup.table.id });
      if (!meetup.byStaff) return;
      const target = { kind: 'meetup', id: meetupId } as const;
      await this.auditLog.write({ actorId: userId, action: 'meetup.called_off', target });
    });
  }
}
