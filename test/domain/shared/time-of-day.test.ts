import { timeOfDay, timeOfDayAt } from '../../../src/domain/shared/time-of-day.js';

describe('a time of day', () => {
  it.each([
    [0, 5, '12:05 AM'],
    [9, 0, '9:00 AM'],
    [11, 59, '11:59 AM'],
    [12, 0, '12:00 PM'],
    [13, 0, '1:00 PM'],
    [23, 30, '11:30 PM'],
  ])('%i:%i reads %s, with the minutes', (hour, minute, label) => {
    expect(timeOfDay(hour, minute)).toBe(label);
  });

  it('counts 24 hours in French and German', () => {
    expect(timeOfDay(18, 5, 'fr')).toBe('18:05');
    expect(timeOfDay(9, 0, 'de')).toBe('9:00');
  });

  it('has one Spanish form, which no line break splits', () => {
    expect(timeOfDay(18, 0, 'es')).toBe('6:00\u00a0p.\u00a0m.');
    expect(timeOfDay(11, 0, 'es')).toBe('11:00\u00a0a.\u00a0m.');
  });

  it('is that of the zone at an instant, on both sides of a change of the clocks', () => {
    expect(timeOfDayAt(new Date('2026-03-07T23:00:00Z'), 'America/New_York')).toBe('6:00 PM');
    expect(timeOfDayAt(new Date('2026-03-08T22:00:00Z'), 'America/New_York')).toBe('6:00 PM');
    expect(timeOfDayAt(new Date('2026-03-08T22:00:59Z'), 'Asia/Kolkata')).toBe('3:30 AM');
  });
});
