import { MeetupNotFound } from '../../domain/meetup/meetup-errors.js';
import { type DecidedOn, ensureNotDecidedSince } from '../audit/staff-decisions.js';
import type { MeetupPorts } from './ports.js';

export interface CancelMeetupByStaffCommand extends DecidedOn {
  readonly staffId: number;
  readonly meetupId: number;
  /** For the audit log only; members do not see it. */
  readonly reason: string | null;
}

/** Staff cancel any meetup, for all members. Members and waitlisted users are notified. */
export class CancelMeetupByStaff {
  constructor(private readonly ports: MeetupPorts) {}

  /** @throws MeetupNotFound, DecidedMeanwhile, MeetupOver */
  execute({ staffId, meetupId, reason, decidedAfter }: CancelMeetupByStaffCommand): Promise<void> {
    const { unitOfWork, meetups, staffDecisions, audit, realtime, clock } = this.ports;
    return unitOfWork.run(async () => {
      const meetup = await meetups.findForUpdate(meetupId);
      if (!meetup) throw new MeetupNotFound();
      const target = { kind: 'meetup', id: meetupId } as const;
      await ensureNotDecidedSince({ decidedAfter }, target, staffDecisions);
      const { table } = meetup;
      const guests = table.seated.map(({ userId }) => userId);
      meetup.cancelByStaff(staffId, clock.now());
      await meetups.save(meetup);
      await audit.write({
        actorId: staffId,
        action: 'meetup.called_off',
        target,
        details: { reason },
      });
      await realtime.signal({ type: 'match_cancelled', matchId: table.id, userIds: guests });
      const others = [meetup.createdBy, ...meetup.waitlist.map(({ userId }) => userId)];
      await realtime.signal({
        type: 'matches_changed',
        userIds: others.filter((userId) => !guests.includes(userId)),
      });
    });
  }
}
