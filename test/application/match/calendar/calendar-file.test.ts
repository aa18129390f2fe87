import { describe, expect, it } from '@jest/globals';
import { calendarFile, type TableEvent } from '../../../../src/application/match/calendar/calendar-file.js';
import { vtimezone } from '../../../../src/application/match/calendar/vtimezone.js';

const TABLE: TableEvent = {
  matchId: 1007,
  title: null,
  tableMates: ['Ben', 'Cy'],
  venueType: 'cafe',
  time: 'lunch',
  startsAt: new Date('2026-11-28T18:00:00Z'),
  timeZone: 'America/New_York',
  place: null,
  isTentative: false,
  updatedAt: new Date('2026-11-21T15:00:00Z'),
};
const HOUSE = { appName: 'Tablemates', publicUrl: 'https://tablemates.test', language: 'en' } as const;
const calendarOf = (event: Partial<TableEvent> = {}) => calendarFile({ ...TABLE, ...event }, HOUSE);
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
        'DESCRIPTION:With Ben\\, Cy.\\nhttps://tablemates.test/chat/1007',
        'STATUS:CONFIRMED',
        'END:VCALENDAR',
      ]),
    );
  });

  it('is in the language of its reader', () => {
    const file = unfolded(calendarFile(TABLE, { ...HOUSE, language: 'es' }));
    expect(file).toContain('SUMMARY:Tablemates: almuerzo en un café');
    expect(file).toContain('DESCRIPTION:Con Ben\\, Cy.\\nhttps://tablemates.test/chat/1007');
  });

  it('is tentative while the match is pending', () => {
    expect(calendarOf({ isTentative: true })).toContain('STATUS:TENTATIVE\r\n');
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
