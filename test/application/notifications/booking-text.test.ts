import { bookingText } from '../../../src/application/notifications/booking-text.js';
import { tableFacts } from '../../../src/application/notifications/when-and-where.js';
import { LANGUAGES } from '../../../src/domain/shared/language.js';

const booked = { status: 'booked', bookerId: 7, bookedAs: 'Ada' } as const;

it('says how the booking stands in every language, and nothing before anyone was asked', () => {
  expect(LANGUAGES.map((language) => bookingText(booked, language))).toEqual([
    'Booked as Ada',
    'Reservado a nombre de Ada',
    'Réservé au nom de Ada',
    'Reserviert auf Ada',
  ]);
  expect(bookingText(null, 'en')).toBeNull();
});

it.each([
  ['none', null],
  ['asked', 'Not booked yet. Who calls?'],
  ['taken', 'Someone at your table takes care of it.'],
  ['booked', 'Booked'],
  ['not_needed', 'No booking needed'],
] as const)('a booking that is %s reads %j', (status, text) =>
  expect(bookingText({ status, bookerId: null, bookedAs: null }, 'en')).toBe(text),
);

it('stands among the facts of a table in mails', () => {
  const startsAt = new Date('2026-03-07T23:00:00Z');
  const when = { date: '2026-03-07', startsAt, timeZone: 'America/New_York', place: 'Cafe Mira' };
  const booking = { label: 'Booking', value: 'Booked as Ada' };
  expect(tableFacts({ ...when, booking: booking.value }, ['Ben'], 'en')).toContainEqual(booking);
  expect(tableFacts(when, ['Ben'], 'en').map(({ label }) => label)).not.toContain('Booking');
});
