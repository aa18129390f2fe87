import type { Realtime } from '../shared/ports.js';
import type { AttendMeetup } from './attend-meetup.js';

/** Takes a seat at a meetup and joins its chat. */
export class JoinMeetup {
  constructor(
    private readonly attendMeetup: AttendMeetup,
    private readonly realtime: Realtime,
  ) {}

  /**
   * Answers the id of the match whose chat it is.
   * @throws MeetupNotFound, AccountGone, AccountSuspended, MeetupOver, AlreadyJoined, LimitsEnforced, MeetupFull, PlansAtThatTime,
   * TooManyAttempts
   */
  execute(visit: { readonly userId: number; readonly meetupId: number }): Promise<number> {
    return this.attendMeetup.execute(visit, {
      apply: (meetup, guest, now) => meetup.join(guest, now),
      afterSave: async ({ table }) => {
        const userIds = table.seated.map((member) => member.userId);
        await this.realtime.signal({ type: 'matches_changed', userIds });
        return table.id;
      },
    });
  }
}
