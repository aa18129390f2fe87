import { MeetupPlanNotAllowed } from '../../../src/domain/meetup/meetup-errors.js';
import { planFrom } from '../../../src/domain/meetup/meetup-plan.js';
import { aMeetupForm, type MeetupFields } from '../../support/builders/a-meetup.js';
import { breaks } from '../../support/refused.js';
import { isScheduledTime, startsAt } from '../../../src/domain/meetup/scheduled-time.js';
import { ensureVenueImage } from '../../../src/domain/meetup/venue.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');
const plan = (fields: MeetupFields, byStaff = false, now = MONDAY) =>
  planFrom(aMeetupForm(fields), byStaff, now);

function refusalOf(fields: MeetupFields, byStaff = false, now = MONDAY): string | null {
  try {
    plan(fields, byStaff, now);
    return null;
  } catch (error) {
    if (error instanceof MeetupPlanNotAllowed) return `${error.field}: ${error.message}`;
    throw error;
  }
}

it('a meetup has 2 to 20 seats, and a 1-on-1 has 2', () => {
  const rule = 'maxParticipants: Please offer 2 to 20 seats';
  for (const maxParticipants of [1, 21, 2.5, Number.NaN])
    expect([maxParticipants, refusalOf({ maxParticipants })]).toEqual([maxParticipants, rule]);
  for (const maxParticipants of [2, 20]) expect(plan({ maxParticipants })).toMatchObject({ maxParticipants });
  expect(plan({ meetupType: '1v1', maxParticipants: 2 }).maxParticipants).toBe(2);
  expect(refusalOf({ meetupType: '1v1', maxParticipants: 3 })).toBe(
    'maxParticipants: A 1-on-1 meetup has 2 seats',
  );
});

describe('The date', () => {
  it('members plan for Saturdays, staff for any day', () => {
    expect(refusalOf({ scheduledDate: '2026-03-08' })).toBe('scheduledDate: Please choose a Saturday');
    expect(refusalOf({ scheduledDate: '2026-03-08' }, true)).toBeNull();
  });

  it('the date exists, is in the future and at most eight weeks ahead', () => {
    expect(refusalOf({ scheduledDate: '2026-02-30' })).toBe('scheduledDate: Please choose a date');
    expect(refusalOf({ scheduledDate: '2026-02-28' })).toBe(
      'scheduledDate: Please choose a date that is still to come',
    );
    const start = new Date('2026-03-07T23:00:00Z');
    expect(refusalOf({}, false, start)).not.toBeNull();
    expect(refusalOf({}, false, new Date(start.getTime() - 1))).toBeNull();
    expect(refusalOf({ scheduledDate: '2026-04-25' })).toBeNull();
    expect(refusalOf({ scheduledDate: '2026-05-02' })).toBe(
      'scheduledDate: Please choose a date within the next 8 weeks',
    );
  });
});

it.each(['', 'supper', '24:00', '7:30', '12:60', '12:00 ', 'constructor', 'toString', '１２:00'])(
  'the time %j is refused',
  (scheduledTime) => expect(refusalOf({ scheduledTime })).toMatch(/^scheduledTime: /),
);

describe('The texts', () => {
  it.each<[string, (text: string) => MeetupFields]>([
    ['title', (title) => ({ title })],
    ['restaurantName', (name) => ({ venue: { name } })],
    ['restaurantAddress', (address) => ({ venue: { address } })],
  ])('%s must be one visible line', (field, fieldsWith) => {
    for (const text of ['', '   ', '\u200b', 'two\nlines', 'turned \u202e around'])
      expect([text, refusalOf(fieldsWith(text))?.startsWith(field)]).toEqual([text, true]);
  });

  it('the description may have several lines, but no unreadable characters', () => {
    expect(refusalOf({ description: 'two\nlines' })).toBeNull();
    expect(refusalOf({ description: 'a bell \u0007' })).toMatch(/^description/);
  });

  it('interests are normalized, and a reversed age range is refused', () => {
    expect(plan({ requiredInterests: ['Music', ' music', '', 'chess'] }).requiredInterests).toEqual([
      'music',
      'chess',
    ]);
    breaks(() => plan({ ageRangeMin: 40, ageRangeMax: 30 }), 'age_range_reversed');
  });
});

it.each([
  ['brunch', '2026-03-07T16:00:00Z'],
  ['lunch', '2026-03-07T18:00:00Z'],
  ['dinner', '2026-03-07T23:00:00Z'],
  ['09:05', '2026-03-07T14:05:00Z'],
  ['23:59', '2026-03-08T04:59:00Z'],
])('%s on 2026-03-07 in New York starts at %s', (time, instant) => {
  expect(isScheduledTime(time)).toBe(true);
  expect(startsAt('2026-03-07', time, 'America/New_York')).toEqual(new Date(instant));
});

describe('ensureVenueImage', () => {
  it.each([
    null,
    'https://images.example.org/a-b_c/1.jpg?w=800&h=600',
    'https://example.org',
    'https://example.org:8443/x.png',
    '/api/pictures/1042/5f3a.webp',
    '/venues/ramen.webp',
    '/venues/ramen.JPG',
  ])('the picture URL %j is accepted', (venueImageUrl) =>
    expect(() => ensureVenueImage(venueImageUrl)).not.toThrow(),
  );

  it.each([
    '',
    'http://example.org/a.jpg',
    '//example.org/a.jpg',
    '/\\example.org/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://name:password@example.org/a.jpg',
    'https:///a.jpg',
    'https://example.org/a.jpg" onerror="x',
    'https://example.org/a\nb.jpg',
    `https://example.org/${'a'.repeat(500)}`,
    'a.jpg',
    '/api/user/export',
    '/api/pictures/1042/',
    '/chat.webp/1042',
    // Non-canonical paths to a stored picture.
    '/api//pictures/1042/5f3a.webp',
    '/venues/../api/pictures/1042/5f3a.webp',
    '/./api/pictures/1042/5f3a.webp',
    '/API/pictures/1042/5f3a.webp',
  ])('the picture URL %j is refused', (venueImageUrl) =>
    breaks(() => ensureVenueImage(venueImageUrl), 'meetup_plan_not_allowed'),
  );
});
