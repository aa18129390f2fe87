import { describe, expect, it } from '@jest/globals';
import {
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

  it('placeIn parses the venue of a message, also of one stored in an earlier wording', () => {
    expect(placeIn(venueMessage('Bar: New'))).toBe('Bar: New');
    expect(placeIn('Your table meets here now: Cafe Mira')).toBe('Cafe Mira');
    expect(placeIn('See you at Cafe Mira')).toBeNull();
  });

  it('lines about a member contain the name placeholder once', () => {
    for (const line of [joinedMessage, leftMessage]) expect(line.split(NAME_PLACEHOLDER)).toHaveLength(2);
  });
});
