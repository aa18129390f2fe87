import type { MeetupQueries, MeetupRow, MeetupSearch } from '../../../src/application/meetup/meetup-views.js';
import { ReadMeetups } from '../../../src/application/meetup/read-meetups.js';
import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { MeetupNotFound } from '../../../src/domain/meetup/meetup-errors.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryParticipants } from '../../support/fakes/in-memory-meetups.js';

const READER = 7;
const ORGANIZER = 1;
const UPCOMING = new Date('2026-03-07T23:00:00Z');
const PAST = new Date('2026-02-28T23:00:00Z');

/** The fields of a row that the use case reads. */
const aRow = (fields: Partial<MeetupRow> = {}) =>
  ({
    id: 1,
    status: 'open',
    startsAt: UPCOMING,
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
  }) as MeetupRow;

/** Meetups of which the queries return `row` only. */
function aReader(row: MeetupRow | null = aRow()) {
  const searches: MeetupSearch[] = [];
  const rows = row ? [row] : [];
  const queries: MeetupQueries = {
    browse: async (search) => {
      searches.push(search);
      return { meetups: rows, next: null };
    },
    ofUser: async () => rows,
    meetup: async () => row,
  };
  const participants = new InMemoryParticipants();
  return { participants, searches, meetups: new ReadMeetups(queries, participants, new FixedClock()) };
}

describe('Browsing meetups', () => {
  const FILTER = { userId: READER, venueType: null, date: null, after: null, limit: 20 };

  it('searches within 50 miles of the reader by default', async () => {
    const { meetups, searches, participants } = aReader();
    await meetups.browse({ ...FILTER, maxDistance: null });
    await meetups.browse({ ...FILTER, maxDistance: 5 });
    const { coordinates } = (await participants.find(READER))!;
    expect(searches).toMatchObject([
      { readerId: READER, near: coordinates, maxDistance: null },
      { readerId: READER, near: coordinates, maxDistance: 5 },
    ]);
  });

  it('is refused to a deleted account', async () => {
    const { meetups, participants } = aReader();
    participants.known.set(READER, null);
    await expect(meetups.browse({ ...FILTER, maxDistance: null })).rejects.toThrow(AccountGone);
    await expect(meetups.own(READER)).rejects.toThrow(AccountGone);
  });
});

describe('Reading one meetup', () => {
  it('finds an upcoming one, and a past or canceled one only as its member or organizer', async () => {
    const one = (fields: Partial<MeetupRow>) => aReader(aRow(fields)).meetups.one(READER, 1);
    await expect(one({})).resolves.toMatchObject({ mayJoin: true, mayReadProfiles: true });
    await expect(one({ startsAt: PAST })).rejects.toThrow(MeetupNotFound);
    await expect(one({ status: 'cancelled' })).rejects.toThrow(MeetupNotFound);
    await expect(aReader(null).meetups.one(READER, 1)).rejects.toThrow(MeetupNotFound);
    const past = { startsAt: PAST, status: 'completed' } as const;
    await expect(one({ ...past, joined: true })).resolves.toMatchObject({
      mayJoin: false,
      mayReadProfiles: true,
    });
    await expect(one({ ...past, createdBy: READER })).resolves.toMatchObject({ mayReadProfiles: true });
  });

  it('hides what members wrote about themselves from a reader who could not take a seat', async () => {
    const one = (fields: Partial<MeetupRow>) => aReader(aRow(fields)).meetups.one(READER, 1);
    for (const fields of [{ currentParticipants: 6 }, { hasOtherSeat: true }]) {
      await expect(one(fields)).resolves.toMatchObject({ mayJoin: true, mayReadProfiles: false });
      await expect(one({ ...fields, joined: true })).resolves.toMatchObject({ mayReadProfiles: true });
    }
  });

  it('hides the members from a reader who does not meet enforced limits', async () => {
    const one = (fields: Partial<MeetupRow>) => aReader(aRow(fields)).meetups.one(READER, 1);
    const limits = { ageRangeMin: 60 };
    await expect(one(limits)).resolves.toMatchObject({ mayJoin: true, mayReadProfiles: true });
    await expect(one({ ...limits, enforceLimits: true })).resolves.toMatchObject({
      mayJoin: false,
      mayReadProfiles: false,
    });
    await expect(one({ ...limits, enforceLimits: true, joined: true })).resolves.toMatchObject({
      mayJoin: true,
      mayReadProfiles: true,
    });
  });
});
