import { aMeetupBy, type MeetupBody } from '../../../support/http/a-meetup.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aSaturday } from '../../../support/http/a-table.js';
import { refused } from '../../../support/http/refused.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();
let organizer: APerson;
let guest: APerson;
let reader: APerson;
beforeAll(async () => {
  [organizer, guest, reader] = (await Promise.all(
    ['Olga', 'Gus', 'Rae'].map((firstName) => product.person().signUp({ firstName })),
  )) as [APerson, APerson, APerson];
  for (const person of [organizer, guest]) {
    await person.answerSurvey();
    await person.expect('PUT', '/api/profile', 200, { bio: `${person.username} talks` });
  }
  const home = { location: 'Elm Street 5', latitude: 40.75, longitude: -73.97 };
  for (const person of [organizer, guest, reader])
    await person.expect('PATCH', '/api/user/location', 200, home);
});

interface Found {
  readonly meetups: MeetupBody[];
  readonly next: string | null;
}
async function browse(person: APerson, path = '/api/meetups/browse'): Promise<Found> {
  const { status, body, headers } = await person.get<MeetupBody[]>(path);
  expect(status).toBe(200);
  const [, next = null] = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
  return { meetups: body, next };
}
const found = async (person: APerson, id: number) =>
  (await browse(person)).meetups.find((meetup) => meetup.id === id)!;

describe('the participants of a meetup', () => {
  it('have bio and survey for readers who could attend, and never a location or login', async () => {
    const { id } = await aMeetupBy(product, organizer, { scheduledTime: '12:01' });
    await guest.expect('POST', `/api/meetups/${id}/join`, 200);
    const meetup = await found(reader, id);
    expect(meetup).toMatchObject({
      mayJoin: true,
      joined: false,
      matchId: null,
      distance: 2,
      creator: { username: 'Olga', bio: `${organizer.username} talks` },
    });
    expect(meetup.participants).toMatchObject([
      { id: organizer.id, username: 'Olga' },
      {
        id: guest.id,
        username: 'Gus',
        bio: `${guest.username} talks`,
        surveyData: { favoriteConversationTopic: 'food', favoriteMusic: 'indie', personalityType: 'chill' },
      },
    ]);
    await guest.expect('PUT', '/api/profile', 200, { bio: null });
    await organizer.expect('PUT', '/api/profile', 200, { bio: 'Soup' });
    const told = JSON.stringify(await found(reader, id));
    expect(told).not.toMatch(/Byron|Elm Street|40\.75|-73\.97|2000-01-01|@/);
    for (const { username } of [guest, organizer]) expect(told).not.toContain(username);
  });

  it('have only names and pictures for readers that enforced limits exclude', async () => {
    await organizer.expect('PUT', '/api/profile', 200, { bio: 'Soup' });
    const limits = { ageRangeMin: 40, ageRangeMax: 50, enforceLimits: true };
    const { id } = await aMeetupBy(product, organizer, { scheduledTime: '12:02', ...limits });
    const meetup = await found(reader, id);
    expect(meetup).toMatchObject({ mayJoin: false, creator: { username: 'Olga', bio: null } });
    expect(meetup.participants).toMatchObject([{ username: 'Olga', bio: null, surveyData: null }]);
    await refused(reader.post(`/api/meetups/${id}/join`), 403, 'limits_enforced');
    expect((await found(organizer, id)).creator.bio).toBe('Soup');
  });

  it('have no distance for a reader without a location', async () => {
    const { id } = await aMeetupBy(product, organizer, { scheduledTime: '12:03' });
    const nowhere = await product.person().signUp();
    expect((await found(nowhere, id)).distance).toBeNull();
  });
});

describe('the list', () => {
  it('is an array, paginated by its Link header', async () => {
    for (const minute of ['10', '11', '12', '13', '14'])
      await aMeetupBy(product, organizer, { scheduledTime: `12:${minute}`, venueType: 'cafe' });
    const pages: number[][] = [];
    for (let path: string | null = '/api/meetups/browse?venueType=cafe&limit=2'; path;) {
      const { meetups, next }: Found = await browse(reader, path);
      pages.push(meetups.map(({ id }) => id));
      path = next;
    }
    expect([pages.map(({ length }) => length), new Set(pages.flat()).size]).toEqual([[2, 2, 1], 5]);
    expect((await browse(reader, '/api/meetups/browse?venueType=cafe')).next).toBeNull();
  });

  it('leaves nothing out without parameters: by day, free seats before full ones, the near ones first', async () => {
    const place = (longitude: number) => ({ latitude: 40.75, longitude, scheduledDate: aSaturday(2) });
    const later = await aMeetupBy(product, organizer, { ...place(-74), scheduledDate: aSaturday(3) });
    const far = await aMeetupBy(product, organizer, { ...place(-122), scheduledTime: '10:01' });
    const near = await aMeetupBy(product, organizer, { ...place(-74), scheduledTime: '10:02' });
    const full = await aMeetupBy(product, organizer, {
      ...place(-74),
      scheduledTime: '10:03',
      meetupType: '1v1',
      maxParticipants: 2,
    });
    await guest.expect('POST', `/api/meetups/${full.id}/join`, 200);
    const listed = (await browse(reader)).meetups.map(({ id }) => id);
    const order = [near.id, far.id, full.id, later.id];
    expect(listed.filter((id) => order.includes(id))).toEqual(order);
  });

  it('is filtered by day and distance', async () => {
    const later = await aMeetupBy(product, organizer, { scheduledDate: aSaturday(1) });
    const ids = async (query: string) =>
      (await browse(reader, `/api/meetups/browse?${query}`)).meetups.map(({ id }) => id);
    expect(await ids(`date=${aSaturday(1)}`)).toEqual([later.id]);
    expect(await ids('maxDistance=1')).toEqual([]);
  });

  const cursor = (text: string) => `cursor=${Buffer.from(text).toString('base64url')}`;
  it.each([
    ...['limit=0', 'limit=51', 'limit=many', 'cursor=', 'cursor=abc', cursor('0 1 2026-02-30 1')],
    ...[cursor('0 1 0000-01-01 1'), cursor('0 99999999999 2026-02-28 1'), 'venueType=bar', 'date=tomorrow'],
    ...['date=2026-02-30', 'date=infinity', 'date=0000-01-01', 'maxDistance=-1'],
  ])('refuses ?%s', async (query) => {
    expect((await reader.get(`/api/meetups/browse?${query}`)).status).toBe(400);
  });
});
