import { MeetupNotFound, MeetupOver } from '../../../src/domain/meetup/meetup-errors.js';
import { STAFF } from '../a-town.js';
import { aTownWithMeetup, ORGANIZER } from './a-town-with-meetup.js';

describe('Canceling a meetup by staff', () => {
  it('notifies organizer, members and waitlist, and writes one audit log entry', async () => {
    const { town, meetupId, meetup } = await aTownWithMeetup([2], { maxParticipants: 2 });
    await town.waitFor(3, meetupId);
    await expect(town.cancelMeetupByStaff(STAFF, 4711)).rejects.toThrow(MeetupNotFound);
    await town.cancelMeetupByStaff(STAFF, meetupId, 'The place has closed');
    expect((await meetup()).status).toBe('cancelled');
    for (const userId of [ORGANIZER, 2]) expect(town.realtime.heardBy(userId)).toContain('match_cancelled');
    expect(town.realtime.heardBy(3)).toEqual(['matches_changed']);
    await town.doJobs();
    for (const userId of [ORGANIZER, 2])
      expect(town.mailsTo(userId)).toEqual(['A meetup you joined was cancelled']);
    expect(town.mailsTo(3)).toEqual(['A meetup you waited for was cancelled']);
    expect(town.audit.lines).toEqual([
      {
        actorId: STAFF,
        action: 'meetup.called_off',
        target: { kind: 'meetup', id: meetupId },
        details: { reason: 'The place has closed' },
      },
    ]);
    await expect(town.cancelMeetupByStaff(STAFF, meetupId)).rejects.toThrow(MeetupOver);
    const late = town.cancelMeetupByStaff(STAFF, meetupId, null, { decidedAfter: null });
    await expect(late).rejects.toThrow(`Person ${STAFF} canceled this meetup.`);
    expect(town.audit.lines).toHaveLength(1);
  });
});
