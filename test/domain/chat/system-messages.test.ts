import { describe, expect, it } from '@jest/globals';
import {
  icebreakerMessage,
  joinedMessage,
  leftMessage,
  NAME_PLACEHOLDER,
  placeIn,
  topicOf,
  venueMessage,
  welcomeMessage,
} from '../../../src/domain/chat/system-messages.js';
import { type Topic, TOPICS } from '../../../src/domain/shared/survey-answers.js';

const likes = (favoriteConversationTopic: Topic | null) => ({
  favoriteConversationTopic,
  favoriteMusic: null,
  personalityType: null,
});

describe('System messages', () => {
  it('the welcome message contains date, time and venue type', () => {
    expect(
      welcomeMessage({ preferredDate: '2026-03-07', preferredTime: 'dinner', venueType: 'restaurant' }),
    ).toContain('Sat, Mar 7 at 6:00 PM at a restaurant');
    expect(
      welcomeMessage({ preferredDate: '2026-03-14', preferredTime: 'lunch', venueType: 'cafe' }),
    ).toContain('Sat, Mar 14 at 1:00 PM at a cafe');
  });

  it.each(TOPICS)('topicOf parses the topic %s and returns null for other text', (topic) => {
    expect(topicOf(icebreakerMessage([likes(topic)]))).toBe(topic);
    expect(topicOf('What is your favorite color?')).toBeNull();
  });

  it.each([
    ['food', 'Something to start with: What is the best thing you have eaten this month?'],
    ['career', 'Something to start with: What did you want to be at ten, and what is left of it?'],
    ['travel', 'Something to start with: Which place would you go back to tomorrow, and why?'],
  ])('topicOf parses the topic %s of a message stored in an earlier wording', (topic, stored) => {
    expect(topicOf(stored)).toBe(topic);
  });

  it('placeIn parses the venue of a message, also of one stored in an earlier wording', () => {
    expect(placeIn(venueMessage('Bar: New'))).toBe('Bar: New');
    expect(placeIn('Your table meets here now: Cafe Mira')).toBe('Cafe Mira');
    expect(placeIn('See you at Cafe Mira')).toBeNull();
  });

  it('the icebreaker asks about the most frequent topic, in any order of the members', () => {
    const table = [likes('food'), likes('travel'), null, likes('travel'), likes(null)];
    expect(icebreakerMessage(table)).toBe(icebreakerMessage([likes('travel')]));
    expect(icebreakerMessage(table.toReversed())).toBe(icebreakerMessage(table));
  });

  it('a tie between topics does not depend on the order of the members', () => {
    expect(icebreakerMessage([likes('travel'), likes('career')])).toBe(
      icebreakerMessage([likes('career'), likes('travel')]),
    );
  });

  it('every topic has its own question, and a table without answers gets the fallback', () => {
    const questions = TOPICS.map((topic) => icebreakerMessage([likes(topic)]));
    expect(new Set(questions).size).toBe(TOPICS.length);
    expect(questions).toContain(icebreakerMessage([]));
    expect(questions).toContain(icebreakerMessage([null]));
  });

  it('lines about a member contain the name placeholder once', () => {
    for (const line of [joinedMessage, leftMessage]) expect(line.split(NAME_PLACEHOLDER)).toHaveLength(2);
  });
});
