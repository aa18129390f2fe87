import { UntilNotAhead } from '../../../src/domain/moderation/suspension-errors.js';
import { untilFrom } from '../../../src/domain/moderation/until.js';

const instantOf = (text: string) => untilFrom(text, 'America/New_York');
const until = (text: string) => instantOf(text).toISOString();

describe('untilFrom', () => {
  it('an instant is parsed as it is, and a date as its local midnight in the home zone', () => {
    expect(until('2026-12-01T10:00:00+02:00')).toBe('2026-12-01T08:00:00.000Z');
    expect(until('2026-12-01')).toBe('2026-12-01T05:00:00.000Z');
  });

  it('a date is parsed as local midnight on days of a daylight saving change too', () => {
    expect(until('2026-03-08')).toBe('2026-03-08T05:00:00.000Z');
    expect(until('2026-03-09')).toBe('2026-03-09T04:00:00.000Z');
    expect(until('2026-11-01')).toBe('2026-11-01T04:00:00.000Z');
  });

  it.each([
    'tomorrow',
    '2026-02-30',
    '2026-12-01T10:00:00',
    '2026-12-01T25:00:00Z',
    '2026-12-01T10:00:00+99:99',
    '9999-12-31T23:59:59-14:00',
  ])('the text %s is refused', (text) => {
    expect(() => until(text)).toThrow(UntilNotAhead);
  });

  it('instants with and without milliseconds are accepted', () => {
    expect(instantOf('2026-03-09T12:30:00Z')).toEqual(new Date('2026-03-09T12:30:00Z'));
    expect(instantOf('2026-03-09T12:30:00.000+02:00')).toEqual(new Date('2026-03-09T10:30:00Z'));
    expect(instantOf('2026-03-09')).toEqual(new Date('2026-03-09T04:00:00Z'));
  });

  it('text in any other format is refused', () => {
    for (const text of [
      '',
      'tomorrow',
      '2026-02-30',
      '2026-02-30T10:00:00Z',
      '2026-03-09T10:00',
      '2026-03-09T25:00Z',
      '1',
    ])
      expect(() => instantOf(text)).toThrow(UntilNotAhead);
  });
});
