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

describe('what the product says at a table', () => {
  it('greets with day, time and kind of place', () => {
    expect(
      welcomeLine({ preferredDate: '2026-03-07', preferredTime: 'dinner', venueType: 'restaurant' }),
    ).toContain('Sat, Mar 7 at 6:00 PM at a restaurant');
    expect(welcomeLine({ preferredDate: '2026-03-14', preferredTime: 'lunch', venueType: 'cafe' })).toContain(
      'Sat, Mar 14 at 1:00 PM at a cafe',
    );
  });

  it.each(TOPICS)('knows the topic %s of its own question again, and no other', (topic) => {
    expect(topicOf(icebreakerLine([likes(topic)]))).toBe(topic);
    expect(topicOf('What is your favorite color?')).toBeNull();
  });

  it('asks about the topic that most like, whatever the order of the people', () => {
    const table = [likes('food'), likes('travel'), null, likes('travel'), likes(null)];
    expect(icebreakerLine(table)).toBe(icebreakerLine([likes('travel')]));
    expect(icebreakerLine(table.toReversed())).toBe(icebreakerLine(table));
  });

  it('asks the same of a tie, whoever was seated first', () => {
    expect(icebreakerLine([likes('travel'), likes('career')])).toBe(
      icebreakerLine([likes('career'), likes('travel')]),
    );
  });

  it('has a question for every topic, and one for a table without answers', () => {
    const questions = TOPICS.map((topic) => icebreakerLine([likes(topic)]));
    expect(new Set(questions).size).toBe(TOPICS.length);
    expect(questions).toContain(icebreakerLine([]));
    expect(questions).toContain(icebreakerLine([null]));
  });

  it('leaves room for the name of the person that a line is about', () => {
    for (const line of [joinedLine, leftLine]) expect(line.split(NAME)).toHaveLength(2);
  });
});
