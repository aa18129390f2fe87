import ICAL from 'ical.js';
import {
  calendarFeed,
  calendarFile,
  type TableEvent,
} from '../../../src/application/notifications/calendar-file.js';
import { vtimezone } from '../../../src/application/notifications/vtimezone.js';

const TABLE: TableEvent = {
  matchId: 1007,
  title: null,
  tableMates: ['Ben', 'Cy'],
  venueType: 'cafe',
  time: 'lunch',
  startsAt: new Date('2026-11-28T18:00:00Z'),
  timeZone: 'America/New_York',
  place: null,
  booking: null,
  state: 'confirmed',
  createdAt: new Date('2026-11-20T15:00:00Z'),
  updatedAt: new Date('2026-11-21T15:00:00Z'),
};
const HOUSE = { appName: 'Tablemates', publicUrl: 'https://tablemates.test', language: 'en' } as const;
const calendarOf = (event: Partial<TableEvent> = {}) => calendarFile({ ...TABLE, ...event }, HOUSE);
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the iCalendar file of a match', () => {
  it('contains local times with TZID, the members and a link to the chat', () =>
    expect(unfolded(calendarOf())).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'UID:match-1007@tablemates.test',
        'DTSTAMP:20261121T150000Z',
        'DTSTART;TZID=America/New_York:20261128T130000',
        'DTEND;TZID=America/New_York:20261128T150000',
        'SUMMARY:Tablemates: lunch at a cafe',
        'DESCRIPTION:With Ben\\, Cy.\\nhttps://tablemates.test/chat/1007',
        'STATUS:CONFIRMED',
        'END:VCALENDAR',
      ]),
    ));

  it('isolates names, title and place that are written from right to left', () => {
    const file = unfolded(calendarOf({ tableMates: ['דנה', 'נועם', 'Ben'], title: 'ערב!', place: 'קפה 3' }));
    expect(file).toContain(
      'DESCRIPTION:With \u2068דנה\u2069\\, \u2068נועם\u2069\\, Ben.\\nhttps://tablemates.test/chat/1007',
    );
    expect(file).toContain('SUMMARY:\u2068ערב!\u2069');
    expect(file).toContain('LOCATION:\u2068קפה 3\u2069');
  });

  it('is in the language of its reader', () => {
    const file = unfolded(calendarFile(TABLE, { ...HOUSE, language: 'es' }));
    expect(file).toContain('SUMMARY:Tablemates: almuerzo en un café');
    expect(file).toContain('DESCRIPTION:Con Ben\\, Cy.\\nhttps://tablemates.test/chat/1007');
  });

  it('is tentative while the match is pending, and says how the booking stands', () => {
    const booking = { status: 'booked', bookerId: 7, bookedAs: 'Ada' } as const;
    const lines = unfolded(calendarOf({ state: 'tentative', booking }));
    expect(lines).toContain('STATUS:TENTATIVE');
    expect(lines).toContain(
      'DESCRIPTION:With Ben\\, Cy.\\nBooked as Ada\\nhttps://tablemates.test/chat/1007',
    );
  });

  it('escapes and folds text, for long lines and multi-byte characters too', () => {
    const hostile = `Soup; bread, "wine"\\ \r\nEND:VEVENT\n${'🍜é'.repeat(60)}`;
    const file = calendarOf({ place: hostile, title: hostile });
    const lines = file.split('\r\n');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(file).not.toMatch(/[^\r]\n|\r[^\n]|\uFFFD/);
    expect(unfolded(file)).toContain(
      `LOCATION:Soup\\; bread\\, "wine"\\\\ \\nEND:VEVENT\\n${'🍜é'.repeat(60)}`,
    );
  });

  it('of a cancelled match removes the event of a calendar by its UID and a later SEQUENCE, also at the same instant', () => {
    const before = parsed(calendarOf());
    const after = parsed(calendarOf({ state: 'cancelled' }));
    expect([before.method, after.method]).toEqual(['PUBLISH', 'CANCEL']);
    expect(after.events[0]!.uid).toBe(before.events[0]!.uid);
    expect(after.events[0]!.sequence).toBe(before.events[0]!.sequence + 1);
    expect(statusOf(after.events[0]!)).toBe('CANCELLED');
  });
});

/** The file as an independent parser reads it. */
function parsed(file: string): { method: string; name: unknown; events: ICAL.Event[] } {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    events: calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)),
  };
}

const statusOf = (event: ICAL.Event): unknown => event.component.getFirstPropertyValue('status');

/** Both Saturdays around a change of the clocks, at 19:00 on the wall. */
const AROUND_CLOCK_CHANGES = [
  ['America/New_York', '2026-10-31T23:00:00Z', '2026-11-07T00:00:00Z'],
  ['America/New_York', '2027-03-13T00:00:00Z', '2027-03-19T23:00:00Z'],
  ['Europe/London', '2026-10-24T18:00:00Z', '2026-10-31T19:00:00Z'],
  ['Europe/London', '2027-03-27T19:00:00Z', '2027-04-03T18:00:00Z'],
  ['Australia/Sydney', '2026-10-03T09:00:00Z', '2026-10-10T08:00:00Z'],
  ['Australia/Sydney', '2027-04-03T08:00:00Z', '2027-04-10T09:00:00Z'],
] as const;

describe.each(['the file of each match', 'one feed'] as const)('%s', (kind) => {
  it.each(AROUND_CLOCK_CHANGES)(
    'has 7 PM on the wall of %s before and after a change of the clocks',
    (timeZone, ...instants) => {
      const events = instants.map((instant) => ({ ...TABLE, timeZone, startsAt: new Date(instant) }));
      const files =
        kind === 'one feed'
          ? [calendarFeed(events, HOUSE, TABLE.updatedAt)]
          : events.map((event) => calendarOf(event));
      const read = files.flatMap((file) => parsed(file).events);
      expect(read.map(({ startDate }) => [startDate.hour, startDate.minute])).toEqual([
        [19, 0],
        [19, 0],
      ]);
      expect(read.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(
        instants.map((instant) => new Date(instant).toISOString()),
      );
    },
  );
});

describe('the feed of a user', () => {
  const NOW = new Date('2026-11-22T12:00:00Z');

  it('has an event for each table, one definition of each time zone, and cancelled tables as such', () => {
    const file = calendarFeed(
      [
        TABLE,
        { ...TABLE, matchId: 1008, state: 'cancelled' },
        { ...TABLE, matchId: 1009, timeZone: 'Europe/London' },
      ],
      HOUSE,
      NOW,
    );
    const { method, name, events } = parsed(file);
    expect([method, name]).toEqual(['PUBLISH', 'Tablemates']);
    expect(events.map(({ uid }) => uid)).toEqual(
      [1007, 1008, 1009].map((id) => `match-${id}@tablemates.test`),
    );
    expect(events.map(statusOf)).toEqual(['CONFIRMED', 'CANCELLED', 'CONFIRMED']);
    expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2);
  });

  it('without tables is a valid calendar', () =>
    expect(parsed(calendarFeed([], HOUSE, NOW)).events).toEqual([]));

  it('stays the same while its tables do, so that a calendar is told so by the ETag', () => {
    const later = new Date(NOW.getTime() + 20 * 86_400_000);
    expect(calendarFeed([TABLE], HOUSE, later)).toBe(calendarFeed([TABLE], HOUSE, NOW));
  });
});

it.each([
  ['Asia/Kolkata', '+0530'],
  ['America/Phoenix', '-0700'],
  ['UTC', '+0000'],
])('the VTIMEZONE of %s has no offset change', (zone, offset) =>
  expect(vtimezone(zone, TABLE.startsAt)).toEqual([
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]),
);
