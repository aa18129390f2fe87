import { describe, expect, it } from '@jest/globals';
import {
  icebreakerLine,
  joinedLine,
  leftLine,
  NAME,
  topicOf,
  welcomeLine,
} from '../../../src/domain/chat/system-lines.js';
import { type Topic, TOPICS } from '../../../src/domain/shared/survey-answers.js';

const likes = (favoriteConversationTopic: Topic | null) => ({
  favoriteConversationTopic,
  favoriteMusic: null,
  personalityType: null,
});

describe('System messages', () => {
  it('the welcome message contains date, time and venue type', () => {
    expect(
      welcomeLine({ preferredDate: '2026-03-07', preferredTime: 'dinner', venueType: 'restaurant' }),
    ).toContain('Sat, Mar 7 at 6:00 PM at a restaurant');
    expect(welcomeLine({ preferredDate: '2026-03-14', preferredTime: 'lunch', venueType: 'cafe' })).toContain(
      'Sat, Mar 14 at 1:00 PM at a cafe',
    );
  });

  it.each(TOPICS)('topicOf parses the topic %s and returns null for other text', (topic) => {
    expect(topicOf(icebreakerLine([likes(topic)]))).toBe(topic);
    expect(topicOf('What is your favorite color?')).toBeNull();
  });

  it('the icebreaker asks about the most frequent topic, in any order of the members', () => {
    const table = [likes('food'), likes('travel'), null, likes('travel'), likes(null)];
    expect(icebreakerLine(table)).toBe(icebreakerLine([likes('travel')]));
    expect(icebreakerLine(table.toReversed())).toBe(icebreakerLine(table));
  });

  it('a tie between topics does not depend on the order of the members', () => {
    expect(icebreakerLine([likes('travel'), likes('career')])).toBe(
      icebreakerLine([likes('career'), likes('travel')]),
    );
  });

  it('every topic has its own question, and a table without answers gets the fallback', () => {
    const questions = TOPICS.map((topic) => icebreakerLine([likes(topic)]));
    expect(new Set(questions).size).toBe(TOPICS.length);
    expect(questions).toContain(icebreakerLine([]));
    expect(questions).toContain(icebreakerLine([null]));
  });

  it('lines about a member contain the name placeholder once', () => {
    for (const line of [joinedLine, leftLine]) expect(line.split(NAME)).toHaveLength(2);
  });
});
