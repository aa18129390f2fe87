import { MeetupMails } from '../../../src/application/meetup/meetup-mails.js';
import type { MeetupRow, MeetupSearch } from '../../../src/application/meetup/meetup-views.js';
import { ReadMeetups } from '../../../src/application/meetup/read-meetups.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { aMeetup } from '../../support/builders/a-meetup.js';
import { aShared } from '../../support/builders/a-shared.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryContacts } from '../../support/fakes/in-memory-matches.js';
import { InMemoryParticipants } from '../../support/fakes/in-memory-meetups.js';
import { refused } from '../../support/refused.js';
import { aTownWithMeetup, ORGANIZER, times } from './a-town-with-meetup.js';

describe('Reading meetups', () => {
  const READER = 7;
  /** A reader of one row, with the fields that the use case reads. */
  function aReader(fields: Partial<MeetupRow> | null = {}) {
    const row = {
      id: 1,
      status: 'open',
      startsAt: new Date('2026-03-07T23:00:00Z'),
      createdBy: ORGANIZER,
      joined: false,
      venue: { coordinates: null },
      ageRangeMin: null,
      ageRangeMax: null,
      maxDistance: null,
      requiredInterests: [],
      enforceLimits: false,
      currentParticipants: 3,
      maxParticipants: 6,
      hasOtherSeat: false,
      ...fields,
    } as unknown as MeetupRow;
    const searches: MeetupSearch[] = [];
    const participants = new InMemoryParticipants();
    const browse = async (search: MeetupSearch) => {
      searches.push(search);
      return { meetups: [row], next: null };
    };
    const meetupQueries = { browse, ofUser: async () => [row], meetup: async () => fields && row };
    const clock = new FixedClock();
    return { participants, searches, meetups: new ReadMeetups({ meetupQueries, participants, clock }) };
  }

  it('searches near the reader, within the distance that is given, and not for a deleted account', async () => {
    const { meetups, searches, participants } = aReader();
    const filter = { userId: READER, venueType: null, date: null, after: null, limit: 20 };
    const near = (await participants.find(READER))!.coordinates;
    for (const maxDistance of [null, 5]) await meetups.browse({ ...filter, maxDistance });
    const search = { readerId: READER, near };
    expect(searches).toMatchObject([
      { ...search, maxDistance: null },
      { ...search, maxDistance: 5 },
    ]);
    participants.known.set(READER, null);
    await refused(meetups.browse({ ...filter, maxDistance: null }), 'not_signed_in');
    await refused(meetups.own(READER), 'not_signed_in');
  });

  const past = { startsAt: new Date('2026-02-28T23:00:00Z') };
  const over = { ...past, status: 'completed' } as const;
  const strict = { ageRangeMin: 60, enforceLimits: true };
  it.each<[string, Partial<MeetupRow> | null, { mayJoin: boolean; mayReadProfiles: boolean } | null]>([
    ['unknown', null, null],
    ['past', past, null],
    ['canceled', { status: 'cancelled' }, null],
    ['to come', {}, { mayJoin: true, mayReadProfiles: true }],
    ['past, of a member', { ...over, joined: true }, { mayJoin: false, mayReadProfiles: true }],
    ['past, of its organizer', { ...over, createdBy: READER }, { mayJoin: false, mayReadProfiles: true }],
    ['full', { currentParticipants: 6 }, { mayJoin: true, mayReadProfiles: false }],
    ['full, of a member', { currentParticipants: 6, joined: true }, { mayJoin: true, mayReadProfiles: true }],
    ['at the time of a seat', { hasOtherSeat: true }, { mayJoin: true, mayReadProfiles: false }],
    ['with limits', { ageRangeMin: 60 }, { mayJoin: true, mayReadProfiles: true }],
    ['with enforced limits', strict, { mayJoin: false, mayReadProfiles: false }],
    [
      'with enforced limits, of a member',
      { ...strict, joined: true },
      { mayJoin: true, mayReadProfiles: true },
    ],
  ])('one that is %s', async (_, fields, seen) => {
    const one = aReader(fields).meetups.one(READER, 1);
    await (seen ? expect(one).resolves.toMatchObject(seen) : refused(one, 'meetup_not_found'));
  });
});

describe('The link to a meetup', () => {
  const TOKEN = /^[0-9a-z]{26}$/;
  const network = '203.0.113.7';
  async function aLink() {
    const { town, meetupId } = await aTownWithMeetup([2]);
    const { places, meetupLinks, sharing } = town;
    places.address = {
      label: 'Elm St',
      area: 'Ann Arbor',
      latitude: 42.3,
      longitude: -83.7,
      source: 'cities',
    };
    return {
      town,
      meetupId,
      places,
      meetupLinks,
      share: (userId: number) => sharing.share(userId, meetupId),
      withdraw: (userId: number) => sharing.withdraw(userId, meetupId),
      read: (token: string, from = network) => sharing.read(token, from),
    };
  }

  it('is one of 26 letters and digits, shows the area, and names neither person nor address', async () => {
    const { share, read, places, meetupId } = await aLink();
    const token = await share(ORGANIZER);
    expect([token, await share(ORGANIZER)]).toEqual([expect.stringMatching(TOKEN), token]);
    const shared = await read(token);
    const fields = ['area', 'meetupId', 'seatsLeft', 'startsAt', 'timeZone', 'title', 'venueType'];
    expect(Object.keys(shared!).sort()).toEqual(fields);
    expect(shared).toMatchObject({ meetupId, area: 'Ann Arbor', seatsLeft: 4 });
    places.reverse = () => Promise.reject(new Error('timeout'));
    expect(await read(token)).toMatchObject({ area: null });
  });

  it('is made and withdrawn by the organizer; a later one is another, and it ends with the meetup', async () => {
    const { town, share, withdraw, read, meetupId } = await aLink();
    const token = await share(ORGANIZER);
    await refused(share(2), 'meetup_not_found');
    await refused(withdraw(2), 'meetup_not_found');
    expect(await read(token)).not.toBeNull();
    await times(2, () => withdraw(ORGANIZER));
    expect(await read(token)).toBeNull();
    const next = await share(ORGANIZER);
    expect([next === token, await read(token)]).toEqual([false, null]);
    await town.cancelOwnMeetup(ORGANIZER, meetupId);
    expect(await read(next)).toBeNull();
    await refused(share(ORGANIZER), 'meetup_over');
  });

  it('of another form is not looked up', async () => {
    const { meetupLinks, read } = await aLink();
    meetupLinks.find = () => Promise.reject(new Error('looked up'));
    for (const token of ['', `${'a1'.repeat(13)}0`, "' or 1=1 --"]) expect(await read(token)).toBeNull();
  });

  it('is limited: the making per user, the opening per network, so that tokens cannot be guessed', async () => {
    const { share, read } = await aLink();
    const token = await share(ORGANIZER);
    await times(29, () => share(ORGANIZER));
    await refused(share(ORGANIZER), 'too_many_attempts');
    await times(300, () => read('x'));
    await refused(read(token), 'too_many_attempts');
    expect(await read(token, '203.0.113.8')).not.toBeNull();
  });
});

describe('The mails about a meetup', () => {
  const mailing = () => {
    const contacts = new InMemoryContacts();
    const shared = aShared();
    const mails = new MeetupMails({ ...shared, contacts });
    return { contacts, mails, sent: () => shared.jobs.named<Mail>('send-mail') };
  };

  it('about a seat have date, time, place, a file for the calendar and the link to the chat', async () => {
    const { mails, sent } = mailing();
    await mails.seatFound(aMeetup(), [11, 12], false);
    expect(sent().map(({ to }) => to)).toEqual(['person11@example.org', 'person12@example.org']);
    expect(sent()[0]!.subject).toBe("A seat opened up, and it's yours");
    expect(sent()[0]!.text).toMatch(
      /“Dumplings for everyone”[^]*Date: Saturday, March 7\nTime: \d+(:\d+)? [AP]M\nVenue: /,
    );
    expect(sent()[0]!.text).toContain('https://tables.example.org/chat/5001');
    expect(sent()[0]!.attachments![0]!.content).toContain('SUMMARY:Dumplings for everyone');
  });

  it('are in the language of the reader, isolate texts from right to left, and need a recipient', async () => {
    const { contacts, mails, sent } = mailing();
    contacts.languages.set(12, 'es');
    await mails.cancelled(aMeetup(), []);
    await mails.cancelled(aMeetup(), [11, 12]);
    const subjects = ['A meetup you waited for was cancelled', 'Se canceló un encuentro que esperabas'];
    expect(sent().map(({ subject }) => subject)).toEqual(subjects);
    await mails.moved(aMeetup({ title: 'ארוחה', venue: { name: 'מסעדה' } }), [11]);
    expect(sent().at(-1)!.text).toMatch(/\u2068ארוחה\u2069.* is now at \u2068מסעדה, .*\u2069\./);
  });
});
