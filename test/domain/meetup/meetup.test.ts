import { MAX_WAITLIST_LENGTH, type Meetup } from '../../../src/domain/meetup/meetup.js';
import { aMeetup, aParticipant, ORGANIZER } from '../../support/builders/a-meetup.js';
import { breaks } from '../../support/refused.js';

const NOW = new Date('2026-03-04T12:00:00Z');
/** Saturday 18:00 local time in New York. */
const STARTS_AT = new Date('2026-03-07T23:00:00Z');

const seatedAt = (meetup: Meetup) => meetup.table.seated.map(({ userId }) => userId);
const waitlistOf = (meetup: Meetup) => meetup.waitlist.map(({ userId }) => userId);
const join = (meetup: Meetup, ...userIds: number[]) => {
  for (const userId of userIds) meetup.join(aParticipant(userId), NOW);
};
const line = (meetup: Meetup, ...userIds: number[]) => {
  for (const userId of userIds) meetup.joinWaitlist(aParticipant(userId), 0, NOW);
};
/** Seats users of the waitlist while seats are free. */
const promote = (meetup: Meetup) => {
  for (let next = meetup.nextOnWaitlist(NOW); next; next = meetup.nextOnWaitlist(NOW)) join(meetup, next);
};

describe('Meetup.plan', () => {
  it('an organizer who is a member gets the first seat, and staff get none', () => {
    const meetup = aMeetup();
    expect(seatedAt(meetup)).toEqual([ORGANIZER]);
    expect(meetup).toMatchObject({ status: 'open', startsAt: STARTS_AT, createdBy: ORGANIZER });
    expect(seatedAt(aMeetup({ isStaff: true, trustScore: 0 }))).toEqual([]);
  });

  it('members need a trust score of 60 to organize', () => {
    breaks(() => aMeetup({ trustScore: 59 }), 'not_trusted_to_organise');
    expect(aMeetup({ trustScore: 60 }).createdBy).toBe(ORGANIZER);
  });

  it('the match of a meetup is confirmed from the start and has its venue', () => {
    const { table } = aMeetup({ maxParticipants: 20, scheduledTime: '19:30' });
    expect(table).toMatchObject({
      meetupId: 1,
      status: 'confirmed',
      meetupType: 'group',
      slot: null,
      freeSeats: 19,
      suggestedTime: '19:30',
      suggestedLocation: 'The Long Spoon, 12 Bleecker St, New York',
    });
    expect(table.pullEvents()).toEqual([]);
  });

  it('a 1-on-1 has two seats and stays a 1-on-1', () => {
    const meetup = aMeetup({ meetupType: '1v1', maxParticipants: 2 });
    join(meetup, 7);
    expect(meetup).toMatchObject({ status: 'full', table: { meetupType: '1v1' } });
    meetup.table.leave(7, NOW);
    expect(meetup).toMatchObject({ status: 'open', table: { meetupType: '1v1' } });
  });
});

describe('Meetup.join', () => {
  it('joining takes one seat, and the last seat makes the meetup full', () => {
    const meetup = aMeetup({ maxParticipants: 3 });
    join(meetup, 7);
    expect(meetup.status).toBe('open');
    join(meetup, 8);
    expect(meetup.status).toBe('full');
    expect(seatedAt(meetup)).toEqual([ORGANIZER, 7, 8]);
    breaks(() => join(meetup, 9), 'meetup_full');
    for (const member of [7, ORGANIZER]) breaks(() => join(meetup, member), 'already_joined');
  });

  it('a former member can join again and reads the chat from then on', () => {
    const meetup = aMeetup();
    join(meetup, 7);
    meetup.table.leave(7, NOW);
    const later = new Date('2026-03-05T12:00:00Z');
    meetup.join(aParticipant(7), later);
    expect(meetup.table.members).toHaveLength(2);
    expect(meetup.table.seated[1]).toMatchObject({
      userId: 7,
      status: 'confirmed',
      joinedAt: later,
      leftAt: null,
    });
  });

  it('planning and joining are a yes; a seat that the waitlist brought is confirmed later', () => {
    const meetup = aMeetup({ maxParticipants: 3 });
    for (const userId of [7, 8]) join(meetup, userId);
    line(meetup, 9);
    meetup.table.leave(8, NOW);
    meetup.seatFromWaitlist(aParticipant(9), NOW);
    expect(meetup.table.seated.map(({ userId, status }) => [userId, status])).toEqual([
      [ORGANIZER, 'confirmed'],
      [7, 'confirmed'],
      [9, 'joined'],
    ]);
  });

  it('joining is refused after the start and after a cancellation', () => {
    const [meetup, over] = [aMeetup(), aMeetup()];
    over.table.advance(new Date(STARTS_AT.getTime() + 4 * 3_600_000));
    expect(over.status).toBe('completed');
    breaks(() => meetup.join(aParticipant(7), STARTS_AT), 'meetup_over');
    meetup.join(aParticipant(7), new Date(STARTS_AT.getTime() - 1));
    meetup.table.cancel(ORGANIZER, NOW);
    expect(meetup.status).toBe('cancelled');
    breaks(() => join(meetup, 8), 'meetup_over');
    breaks(() => line(meetup, 8), 'meetup_over');
  });

  it('limits are advisory unless the organizer enforces them, and never apply to the organizer', () => {
    const limits = { ageRangeMin: 30, ageRangeMax: 40 };
    join(aMeetup(limits), 7);
    const strict = aMeetup({ ...limits, enforceLimits: true });
    breaks(() => join(strict, 7), 'limits_enforced');
    breaks(() => line(strict, 7), 'limits_enforced');
    strict.join(aParticipant(8, { age: 30 }), NOW);
    strict.table.leave(ORGANIZER, NOW);
    strict.join(aParticipant(ORGANIZER), NOW);
    expect(seatedAt(strict)).toEqual([ORGANIZER, 8]);
  });

  it('a user with other plans for that time gets no seat, and the free seats stay as they were', () => {
    const meetup = aMeetup({ maxParticipants: 3 });
    const busy = aParticipant(7, { hasOtherSeat: true });
    breaks(() => meetup.join(busy, NOW), 'plans_at_that_time');
    breaks(() => meetup.joinWaitlist(busy, 0, NOW), 'plans_at_that_time');
    expect(seatedAt(meetup)).toEqual([ORGANIZER]);
    expect(waitlistOf(meetup)).toEqual([]);
  });

  it('every other rule is checked before the other plans of the user', () => {
    const busy = (userId: number) => aParticipant(userId, { hasOtherSeat: true });
    const full = aMeetup({ maxParticipants: 2 });
    join(full, 7);
    breaks(() => full.join(busy(7), NOW), 'already_joined');
    breaks(() => full.joinWaitlist(busy(7), 0, NOW), 'already_joined');
    breaks(() => full.join(busy(8), NOW), 'meetup_full');
    breaks(() => full.joinWaitlist(busy(8), 10, NOW), 'waits_for_too_many');
    breaks(() => full.join(busy(8), STARTS_AT), 'meetup_over');
    const strict = aMeetup({ ageRangeMin: 30, enforceLimits: true });
    breaks(() => strict.join(busy(7), NOW), 'limits_enforced');
  });
});

describe('The waitlist', () => {
  const aFullMeetup = () => {
    const meetup = aMeetup({ maxParticipants: 3 });
    join(meetup, 7, 8);
    return meetup;
  };

  it('the waitlist is FIFO, and a repeated request keeps the position', () => {
    const meetup = aFullMeetup();
    line(meetup, 11, 12, 11);
    expect(waitlistOf(meetup)).toEqual([11, 12]);
    breaks(() => line(meetup, 7), 'already_joined');
  });

  it('a freed seat goes to the first user of the waitlist', () => {
    const meetup = aFullMeetup();
    line(meetup, 11, 12, 13);
    expect(meetup.nextOnWaitlist(NOW)).toBeNull();
    meetup.table.leave(8, NOW);
    meetup.table.leave(7, NOW);
    promote(meetup);
    expect(seatedAt(meetup)).toEqual([ORGANIZER, 11, 12]);
    expect(waitlistOf(meetup)).toEqual([13]);
  });

  it('a freed seat is reserved for the first user of the waitlist', () => {
    const meetup = aFullMeetup();
    line(meetup, 11, 12);
    meetup.table.leave(8, NOW);
    breaks(() => join(meetup, 20), 'meetup_full');
    breaks(() => join(meetup, 12), 'meetup_full');
    join(meetup, 11);
    expect(waitlistOf(meetup)).toEqual([12]);
  });

  it('a user can leave the waitlist once', () => {
    const meetup = aFullMeetup();
    line(meetup, 11, 12);
    meetup.leaveWaitlist(11);
    expect(waitlistOf(meetup)).toEqual([12]);
    breaks(() => meetup.leaveWaitlist(11), 'not_at_meetup');
    breaks(() => meetup.leaveWaitlist(7), 'not_at_meetup');
  });

  it('a waitlist has at most fifty users, and a full one keeps them', () => {
    const meetup = aFullMeetup();
    const people = Array.from({ length: MAX_WAITLIST_LENGTH }, (_, index) => 100 + index);
    line(meetup, ...people);
    breaks(() => line(meetup, 11), 'line_is_full');
    line(meetup, 100);
    expect(waitlistOf(meetup)).toEqual(people);
    meetup.leaveWaitlist(100);
    line(meetup, 11);
  });

  it('a user is on at most ten waitlists of other meetups', () => {
    const meetup = aFullMeetup();
    breaks(() => meetup.joinWaitlist(aParticipant(11), 10, NOW), 'waits_for_too_many');
    meetup.joinWaitlist(aParticipant(11), 9, NOW);
    expect(waitlistOf(meetup)).toEqual([11]);
  });

  it('the waitlist ends with the start', () => {
    const meetup = aFullMeetup();
    line(meetup, 11);
    meetup.table.leave(8, NOW);
    expect(meetup.nextOnWaitlist(STARTS_AT)).toBeNull();
  });
});

describe('Meetup.change', () => {
  it('a partial update changes the meetup and its match', () => {
    const meetup = aMeetup({ description: 'As it was', requiredInterests: ['music'] });
    join(meetup, 7);
    meetup.change({ title: 'Soup', maxParticipants: 4, venue: { name: 'Spoon', venueType: 'cafe' } }, NOW);
    expect(meetup.state).toMatchObject({
      title: 'Soup',
      description: 'As it was',
      requiredInterests: ['music'],
      scheduledTime: 'dinner',
      venue: { coordinates: { latitude: 40.7259, longitude: -73.9946 } },
    });
    expect(meetup.table).toMatchObject({
      suggestedLocation: 'Spoon, 12 Bleecker St, New York',
      venueType: 'cafe',
      freeSeats: 2,
      startsAt: STARTS_AT,
    });
    expect(seatedAt(meetup)).toEqual([ORGANIZER, 7]);
  });

  it('an update is validated like a new meetup', () => {
    const meetup = aMeetup();
    const refused = (change: Parameters<Meetup['change']>[0]) =>
      breaks(() => meetup.change(change, NOW), 'meetup_plan_not_allowed');
    refused({ title: ' ' });
    refused({ scheduledDate: '2026-03-08' });
    refused({ scheduledDate: '2026-02-28' });
    refused({ maxParticipants: 21 });
    refused({ venue: { imageUrl: 'javascript:alert(1)' } });
    refused({ ageRangeMin: 30, maxParticipants: 1 });
    expect(meetup.state).toMatchObject({ title: 'Dumplings for everyone', ageRangeMin: null });
    const pair = aMeetup({ meetupType: '1v1', maxParticipants: 2 });
    breaks(() => pair.change({ maxParticipants: 3 }, NOW), 'meetup_plan_not_allowed');
    aMeetup({ isStaff: true }).change({ scheduledDate: '2026-03-08' }, NOW);
  });

  it('the number of seats cannot be less than the seats taken', () => {
    const meetup = aMeetup();
    join(meetup, 7, 8);
    expect(() => meetup.change({ maxParticipants: 2 }, NOW)).toThrow(
      expect.objectContaining({ field: 'maxParticipants', message: '3 seats are taken already' }),
    );
    meetup.change({ maxParticipants: 3 }, NOW);
    expect(meetup.status).toBe('full');
  });

  it('added seats go to the waitlist first', () => {
    const meetup = aMeetup({ maxParticipants: 2 });
    join(meetup, 7);
    line(meetup, 11, 12);
    meetup.change({ maxParticipants: 3 }, NOW);
    breaks(() => join(meetup, 20), 'meetup_full');
    promote(meetup);
    expect(seatedAt(meetup)).toEqual([ORGANIZER, 7, 11]);
  });

  it('date and time can change while no other user has joined, and the reminder is reset', () => {
    const meetup = aMeetup();
    meetup.table.remind(ORGANIZER, 'America/New_York', new Date('2026-03-07T14:00:00Z'));
    meetup.change({ scheduledDate: '2026-03-14', scheduledTime: '19:30' }, NOW);
    const startsAt = new Date('2026-03-14T23:30:00Z');
    expect(meetup).toMatchObject({ startsAt, scheduledTime: '19:30' });
    expect(meetup.table).toMatchObject({ startsAt, suggestedDate: '2026-03-14', suggestedTime: '19:30' });
    const dayOf = new Date('2026-03-14T12:00:00Z');
    expect(meetup.table.remind(ORGANIZER, 'America/New_York', dayOf)).toBe('day');
  });

  it('date and time are constant once another user has a seat or waits', () => {
    const seated = aMeetup();
    join(seated, 7);
    const awaited = aMeetup({ isStaff: true });
    line(awaited, 7);
    for (const meetup of [seated, awaited]) {
      for (const change of [
        { scheduledDate: '2026-03-14' },
        { scheduledTime: 'lunch' },
        { timeZone: 'America/Los_Angeles' },
      ])
        breaks(() => meetup.change(change, NOW), 'date_is_settled');
      meetup.change({ scheduledDate: '2026-03-07', scheduledTime: 'dinner', title: 'Soup' }, NOW);
    }
  });

  it('updates are refused after the start and after a cancellation', () => {
    const meetup = aMeetup();
    breaks(() => meetup.change({ title: 'Soup' }, STARTS_AT), 'meetup_over');
    meetup.table.cancel(ORGANIZER, NOW);
    breaks(() => meetup.change({ title: 'Soup' }, NOW), 'meetup_over');
  });

  it('only a change of the venue records an event', () => {
    const meetup = aMeetup();
    meetup.change({ title: 'Soup', venue: { name: 'The Long Spoon' }, maxParticipants: 8 }, NOW);
    expect(meetup.table.pullEvents()).toEqual([]);
    meetup.change({ venue: { address: '13 Bleecker St, New York' } }, NOW);
    expect(meetup.table.pullEvents()).toEqual([
      { type: 'table-moved', matchId: 5001, meetupId: 1, at: NOW.getTime() },
    ]);
  });
});
