import { describe, expect, it } from '@jest/globals';
import {
  confirmedMessage,
  joinedMessage,
  leftMessage,
  NAME_PLACEHOLDER,
  placeIn,
  venueMessage,
  welcomeMessage,
} from '../../../src/domain/chat/system-messages.js';

describe('System messages', () => {
  it('the welcome message contains date, time and venue type', () => {
    expect(
      welcomeMessage({ preferredDate: '2026-03-07', preferredTime: 'dinner', venueType: 'restaurant' }),
    ).toContain('Sat, Mar 7 at 6:00 PM at a restaurant');
    expect(
      welcomeMessage({ preferredDate: '2026-03-14', preferredTime: 'lunch', venueType: 'cafe' }),
    ).toContain('Sat, Mar 14 at 1:00 PM at a cafe');
  });

  it('a confirmed table is told to meet on Saturday, and on its day in its zone today or tonight', () => {
    const told = (now: string, startsAt: string) =>
      confirmedMessage(
        { suggestedDate: '2026-03-07', startsAt: new Date(startsAt), timeZone: 'America/Los_Angeles' },
        new Date(now),
      );
    const [lunch, dinner] = ['2026-03-07T21:00:00Z', '2026-03-08T02:00:00Z'] as const;
    expect(told('2026-03-07T07:59:00Z', dinner)).toBe('Your table is confirmed. See you on Saturday!');
    expect(told('2026-03-07T08:00:00Z', dinner)).toBe('Your table is confirmed. See you tonight!');
    expect(told('2026-03-08T01:00:00Z', dinner)).toBe('Your table is confirmed. See you tonight!');
    expect(told('2026-03-07T18:00:00Z', lunch)).toBe('Your table is confirmed. See you today!');
  });

  it('placeIn parses the venue of a message', () => {
    expect(venueMessage('Cafe Mira')).toBe('Leading: Cafe Mira');
    expect(placeIn(venueMessage('Bar: New'))).toBe('Bar: New');
    expect(placeIn('See you at Cafe Mira')).toBeNull();
  });

  it('lines about a member contain the name placeholder once', () => {
    for (const line of [joinedMessage, leftMessage]) expect(line.split(NAME_PLACEHOLDER)).toHaveLength(2);
  });
});
