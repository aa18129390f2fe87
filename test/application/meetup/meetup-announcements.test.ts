import { MeetupAnnouncements } from '../../../src/application/meetup/meetup-announcements.js';
import { aMeetup, aParticipant, ORGANIZER as ORGANIZER } from '../../support/builders/a-meetup.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';
import { RecordingRealtime } from '../../support/fakes/recording-realtime.js';

const NOW = new Date('2026-03-04T12:00:00Z');

const announcing = () => {
  const realtime = new RecordingRealtime();
  const auditLog = new RecordingAuditLog();
  return { realtime, auditLog, announcements: new MeetupAnnouncements(realtime, auditLog) };
};

describe('A planned meetup', () => {
  it('is signaled to its organizer, and audited only when planned by staff', async () => {
    const { realtime, auditLog, announcements } = announcing();
    await announcements.planned(aMeetup());
    expect(realtime.signals).toEqual([{ type: 'matches_changed', userIds: [ORGANIZER] }]);
    expect(auditLog.lines).toEqual([]);
    await announcements.planned(aMeetup({ id: 2, isStaff: true }));
    const target = { kind: 'meetup', id: 2 };
    expect(auditLog.lines).toEqual([{ actorId: ORGANIZER, action: 'meetup.planned', target }]);
  });
});

describe('A changed meetup', () => {
  it('is signaled to members and waitlist', async () => {
    const { realtime, auditLog, announcements } = announcing();
    const meetup = aMeetup({ maxParticipants: 2 });
    meetup.join(aParticipant(7), NOW);
    meetup.joinWaitlist(aParticipant(8), 0, NOW);
    await announcements.changed(meetup, ['title']);
    expect(realtime.signals).toEqual([{ type: 'matches_changed', userIds: [ORGANIZER, 7, 8] }]);
    expect(auditLog.lines).toEqual([]);
  });

  it('of staff is audited with the sorted names of its fields and without their values', async () => {
    const { auditLog, announcements } = announcing();
    await announcements.changed(aMeetup({ isStaff: true }), ['title', 'description']);
    expect(auditLog.lines).toMatchObject([
      { action: 'meetup.changed', details: { fields: 'description title' } },
    ]);
  });
});
