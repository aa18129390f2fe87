import { describe, expect, it } from '@jest/globals';
import { type CalendarRow, presentCalendar } from '../../../../src/adapters/http/match/calendar.presenter.js';
import { vtimezone } from '../../../../src/adapters/http/match/vtimezone.js';

const TABLE: CalendarRow = {
  id: 1007,
  users: [
    {
      id: 2,
      displayName: 'Ben',
      firstName: 'Ben',
      profileImageUrl: null,
      dateOfBirth: null,
      trustScore: 0,
    },
  ],
  venueType: 'cafe',
  suggestedTime: 'lunch',
  startsAt: new Date('2026-11-28T18:00:00Z'),
  timeZone: 'America/New_York',
  suggestedLocation: null,
  status: 'confirmed',
  meetup: null,
  updatedAt: new Date('2026-11-21T15:00:00Z'),
};
const HOUSE = { appName: 'Tablemates', publicUrl: 'https://tablemates.test' };
const calendarOf = (row: Partial<CalendarRow> = {}) => presentCalendar({ ...TABLE, ...row }, HOUSE);
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the iCalendar file of a match', () => {
  it('contains local times with TZID, the members and a link to the chat', () => {
    expect(unfolded(calendarOf())).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'UID:match-1007@tablemates.test',
        'DTSTAMP:20261121T150000Z',
        'DTSTART;TZID=America/New_York:20261128T130000',
        'DTEND;TZID=America/New_York:20261128T150000',
        'SUMMARY:Tablemates: lunch at a cafe',
        'DESCRIPTION:With Ben.\\nhttps://tablemates.test/chat/1007',
        'STATUS:CONFIRMED',
        'END:VCALENDAR',
      ]),
    );
  });

  it('is tentative while the match is pending', () => {
    expect(calendarOf({ status: 'pending' })).toContain('STATUS:TENTATIVE\r\n');
  });

  it('escapes and folds text, for long lines and multi-byte characters too', () => {
    const hostile = `Soup; bread, "wine"\\ \r\nEND:VEVENT\n${'🍜é'.repeat(60)}`;
    const file = calendarOf({
      suggestedLocation: hostile,
      meetup: { id: 1, title: hostile, isOrganiser: false },
    });
    const lines = file.split('\r\n');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(file).not.toMatch(/[^\r]\n|\r[^\n]|\uFFFD/);
    expect(unfolded(file)).toContain(
      `LOCATION:Soup\\; bread\\, "wine"\\\\ \\nEND:VEVENT\\n${'🍜é'.repeat(60)}`,
    );
  });
});

describe('the VTIMEZONE', () => {
  it('contains the offset changes around the match', () => {
    const lines = vtimezone('America/New_York', TABLE.startsAt).join('\n');
    expect(lines).toContain(
      'BEGIN:STANDARD\nDTSTART:20261101T020000\nTZOFFSETFROM:-0400\nTZOFFSETTO:-0500\nEND:STANDARD',
    );
    expect(lines).toContain(
      'BEGIN:DAYLIGHT\nDTSTART:20270314T020000\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0400\nEND:DAYLIGHT',
    );
  });

  it.each([
    ['Asia/Kolkata', '+0530'],
    ['America/Phoenix', '-0700'],
    ['UTC', '+0000'],
  ])('of %s has no offset change', (zone, offset) => {
    expect(vtimezone(zone, TABLE.startsAt)).toEqual([
      'BEGIN:VTIMEZONE',
      `TZID:${zone}`,
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      `TZOFFSETFROM:${offset}`,
      `TZOFFSETTO:${offset}`,
      'END:STANDARD',
      'END:VTIMEZONE',
    ]);
  });

  it('of the southern hemisphere has daylight time in January', () => {
    expect(vtimezone('Australia/Sydney', TABLE.startsAt).join('\n')).toContain(
      'BEGIN:DAYLIGHT\nDTSTART:20261004T020000\nTZOFFSETFROM:+1000\nTZOFFSETTO:+1100',
    );
  });
});
