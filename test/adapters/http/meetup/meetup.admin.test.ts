import sharp from 'sharp';
import { aMeetupBody, aMeetupBy } from '../../../support/http/a-meetup.js';
import type { APerson, ListQuery } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { aSaturday } from '../../../support/http/a-table.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();
let moderator: APerson;

beforeAll(async () => {
  moderator = await aStaffMember(product, 'moderator', { firstName: 'Mo', lastName: 'Staff' });
});

interface Person {
  id: number;
  name: string;
}

interface Row {
  id: number;
  title: string;
  status: string;
  seatsTaken: number;
  waiting: number;
  organizer: Person | null;
  byStaff: boolean;
  participants: Person[];
  waitlist: Person[];
  matchId: number;
}

const list = (filter: object, sort: ListQuery['sort'] = ['id', 'DESC']) =>
  moderator.list<Row>('/api/admin/meetups', { filter, sort, range: [0, 9] });

/** The day after an allowed Saturday. */
const aSunday = (): string =>
  new Date(Date.parse(`${aSaturday()}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

describe('meetups of the console', () => {
  it('may be on any day, and their organizer has no seat', async () => {
    const body = aMeetupBody({ scheduledDate: aSunday(), title: 'Sunday soup' });
    const { body: meetup } = await moderator.expect('POST', '/api/admin/meetups', 200, body);
    expect(meetup).toMatchObject({
      byStaff: true,
      seatsTaken: 0,
      participants: [],
      organizer: { id: moderator.id, name: 'Mo Staff' },
      coordinates: { latitude: 40.7259, longitude: -73.9946 },
    });
    const guest = await product.person().signUp();
    await guest.expect('POST', `/api/meetups/${String(meetup.id)}/join`, 200);
    const audit = await moderator.get<Array<{ action: string; targetId: number }>>('/api/admin/audit-log');
    expect(audit.body).toContainEqual(
      expect.objectContaining({ action: 'meetup.planned', targetKind: 'meetup', targetId: meetup.id }),
    );
    await moderator.expect('POST', '/api/admin/meetups', 400, aMeetupBody({ scheduledTime: 'supper' }));
  });

  it('may be canceled by staff, which notifies participants and the waitlist', async () => {
    const [organizer, guest, waiting] = await Promise.all([1, 2, 3].map(() => product.person().signUp()));
    const { id } = await aMeetupBy(product, organizer!, { maxParticipants: 2, title: 'A 100% sure thing' });
    await guest!.expect('POST', `/api/meetups/${id}/join`, 200);
    await waiting!.expect('POST', `/api/meetups/${id}/waitlist`, 200);
    const full = (await moderator.get<Row>(`/api/admin/meetups/${id}`)).body;
    expect(full).toMatchObject({ status: 'full', seatsTaken: 2, waiting: 1, byStaff: false });
    expect(full.waitlist.map((one) => one.id)).toEqual([waiting!.id]);
    expect(full.participants.map((one) => one.id)).toEqual([organizer!.id, guest!.id]);

    const path = `/api/admin/meetups/${id}/cancel`;
    const { body } = await moderator.expect('POST', path, 200, { reason: 'The place has closed' });
    expect(body).toMatchObject({ id, status: 'cancelled' });
    await moderator.expect('POST', path, 409, {});
    await product.mailTo(guest!, 'A meetup you joined was cancelled');
    await product.mailTo(waiting!, 'A meetup you waited for was cancelled');
  });

  it('are searched by title, with wildcards escaped, and by day', async () => {
    expect((await list({ q: '100% sure' })).body).toMatchObject([{ title: 'A 100% sure thing' }]);
    expect((await list({ q: '1%sure' })).body).toEqual([]);
    expect((await list({ q: 'long spoon' })).body).toHaveLength(2);
    expect((await list({ status: 'open', venueType: 'restaurant' })).body).toMatchObject([{ byStaff: true }]);
    expect((await list({ date: aSunday() })).body).toMatchObject([{ byStaff: true }]);
    const all = await list({}, ['seatsTaken', 'ASC']);
    expect(all.headers.get('content-range')).toBe('meetups 0-1/2');
    expect(all.body.map(({ seatsTaken }) => seatsTaken)).toEqual([1, 2]);
  });

  it('shows staff the venue picture, which otherwise needs an app session', async () => {
    const pixels = sharp({ create: { width: 320, height: 180, channels: 3, background: 'tomato' } });
    const venueImageUrl = `data:image/png;base64,${(await pixels.png().toBuffer()).toString('base64')}`;
    const { id } = await aMeetupBy(product, await product.person().signUp(), { venueImageUrl });
    const { body } = await moderator.expect('GET', `/api/admin/meetups/${id}`, 200);
    expect(body.venueImageUrl).toMatch(/^\/api\/admin\/pictures\//);
    await moderator.expect('GET', String(body.venueImageUrl), 200);
  });
});

describe('the statistics', () => {
  it('count users, matches and open cases for every day and Saturday of their period', async () => {
    const person = await product.person().signUp();
    await product.query(
      `insert into verification_reviews (user_id, kind, submitted_at, due_at, file_due_at)
       values ($1, 'id', now() - interval '5 days', now() - interval '3 days', now() + interval '20 days')`,
      [person.id],
    );
    const { body } = await moderator.get<{
      saturdays: Array<{ date: string }>;
      signUps: Array<{ day: string; count: number }>;
      reports: unknown[];
      queue: object;
    }>('/api/admin/stats');
    expect(body.saturdays).toHaveLength(16);
    for (const { date } of body.saturdays) expect(new Date(`${date}T00:00:00Z`).getUTCDay()).toBe(6);
    expect(body.signUps).toHaveLength(30);
    expect(body.reports).toHaveLength(8);
    expect(body.signUps.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(4);
    expect(body.queue).toEqual({
      open: 1,
      overdue: 1,
      oldestHours: 120,
      byKind: { id: 1, picture: 0, report: 0, appeal: 0, ending: 0 },
    });
  });
});
