import { bookingText } from '../../../src/application/notifications/booking-text.js';
import { calendarFile } from '../../../src/application/notifications/calendar-file.js';
import { tableFacts } from '../../../src/application/notifications/when-and-where.js';
import { LANGUAGES } from '../../../src/domain/shared/language.js';

const booked = { status: 'booked', bookerId: 7, bookedAs: 'Ada' } as const;
const START = new Date('2026-03-07T23:00:00Z');

it('says how the booking stands in every language, and nothing before anyone was asked', () => {
  const said = LANGUAGES.map((language) => bookingText(booked, language));
  expect(said).toEqual([
    'Booked as Ada',
    'Reservado a nombre de Ada',
    'Réservé au nom de Ada',
    'Reserviert auf Ada',
  ]);
  const of = (status: 'none' | 'asked' | 'taken' | 'booked' | 'not_needed') =>
    bookingText({ status, bookerId: null, bookedAs: null }, 'en');
  expect([
    of('asked'),
    of('taken'),
    of('booked'),
    of('not_needed'),
    of('none'),
    bookingText(null, 'en'),
  ]).toEqual([
    'Not booked yet. Who calls?',
    'Someone at your table takes care of it.',
    'Booked',
    'No booking needed',
    null,
    null,
  ]);
});

it('stands in mails and in the description of calendar files', () => {
  const booking = bookingText(booked, 'en');
  const when = { date: '2026-03-07', startsAt: START, timeZone: 'America/New_York', place: 'Cafe Mira' };
  expect(tableFacts({ ...when, booking }, ['Ben'], 'en')).toContainEqual({
    label: 'Booking',
    value: booking,
  });
  expect(tableFacts(when, ['Ben'], 'en').map(({ label }) => label)).not.toContain('Booking');
  const file = calendarFile(
    {
      ...{
        matchId: 5,
        title: null,
        tableMates: ['Ben'],
        venueType: 'cafe',
        time: 'dinner',
        place: 'Cafe Mira',
      },
      ...{ booking: booked, startsAt: START, timeZone: 'America/New_York', state: 'confirmed' },
      ...{ createdAt: START, updatedAt: START },
    },
    { appName: 'Tables', publicUrl: 'https://tables.example', language: 'en' },
  );
  expect(file.replaceAll('\r\n ', '')).toContain(
    'DESCRIPTION:With Ben.\\nBooked as Ada\\nhttps://tables.example/chat/5',
  );
});
