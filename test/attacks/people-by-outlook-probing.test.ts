import { readFileSync } from 'node:fs';
import { AgeRange } from '../../src/domain/shared/age.js';
import { alikeInOutlook, seatsTaken, seriesOfAnswers, whatIsLearned } from '../support/comparing-answers.js';

/** The bench asks a thousand. */
const QUESTIONS = 150;
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('a series of questions by twenty accounts', () => {
  it.each(seriesOfAnswers(QUESTIONS))('$name leaves a home unknown by more than 1.5 miles', (answer) => {
    const { miles, groups } = whatIsLearned(answer);
    expect(miles).toBeGreaterThan(1.5);
    // It learns something, which shows that it asks the right questions.
    expect(groups).toBeGreaterThan(1);
  });

  it('"Why not yet?" leaves four ages and four limits of an age alike, and five miles of a distance limit', () => {
    const ages = alikeInOutlook(numbers(20, 51), (age) => ({ age }), QUESTIONS);
    const upTo = (max: number) => ({ ageRange: AgeRange.of(18, max) });
    const limitsOfAge = alikeInOutlook(numbers(20, 51), upTo, QUESTIONS);
    const distances = alikeInOutlook(numbers(5, 44), (maxDistance) => ({ maxDistance }), QUESTIONS);
    const fewest = [ages, limitsOfAge, distances].map((groups) =>
      Math.min(...groups.map(({ length }) => length)),
    );
    expect(fewest).toEqual([4, 4, 5]);
  });

  it('seats next to a stranger, taken and left by one, two, four and sixteen, tell what the documentation says', () => {
    const miles = seatsTaken.slice(1).map((answer) => whatIsLearned(answer).miles.toFixed(1));
    expect(miles).toEqual(['4.3', '1.1', '0.3', '0.0']);
    const documentation = readFileSync('docs/security.md', 'utf8');
    expect(documentation.replaceAll(/ +/g, ' ')).toContain(
      `| ${miles.map((each) => `${each} miles`).join(' | ')} |`,
    );
  });

  it('one visit to a meetup with an enforced distance tells no street', () => {
    expect(whatIsLearned(seatsTaken[0]!).miles).toBeGreaterThan(1.5);
  });
});
