import { MeetupNotFound } from '../../domain/meetup/meetup-errors.js';
import type { AuditLog } from '../audit/audit-log.js';
import { type DecidedOn, ensureNotDecidedSince, type StaffDecisions } from '../audit/staff-decisions.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { Meetups } from './ports.js';

export interface CancelMeetupByStaffCommand extends DecidedOn {
  readonly staffId: number;
  readonly meetupId: number;
  /** For the audit log only; members do not see it. */
  readonly reason: string | null;
}

/** Staff cancel any meetup, for all members. Members and waitlisted users are notified. */
export class CancelMeetupByStaff {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly auditLog: AuditLog,
    private readonly decisions: StaffDecisions,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** @throws MeetupNotFound, DecidedMeanwhile, MeetupOver */
  execute({ staffId, meetupId, reason, decidedAfter }: CancelMeetupByStaffCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const meetup = await this.meetups.findForUpdate(meetupId);
      if (!meetup) throw new MeetupNotFound();
      const target = { kind: 'meetup', id: meetupId } as const;
      await ensureNotDecidedSince({ decidedAfter }, target, this.decisions);
      const { table } = meetup;
      const guests = table.seated.map(({ userId }) => userId);
      meetup.cancelByStaff(staffId, this.clock.now());
      await this.meetups.save(meetup);
      await this.auditLog.write({
        actorId: staffId,
        action: 'meetup.called_off',
        target,
        details: { reason },
      });
      await this.realtime.signal({ type: 'match_cancelled', matchId: table.id, userIds: guests });
      const others = [meetup.createdBy, ...meetup.waitlist.map(({ userId }) => userId)];
      await this.realtime.signal({
        type: 'matches_changed',
        userIds: others.filter((userId) => !guests.includes(userId)),
      });
    });
  }
}
