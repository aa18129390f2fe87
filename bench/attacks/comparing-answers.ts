import {
  alikeInOutlook,
  type ComparingAnswer,
  seatsTaken,
  seriesOfAnswers,
  whatIsLearned,
} from '../../test/support/comparing-answers.js';
import type { Result } from './result.js';

const QUESTIONS = 1000;
const line =
  (bar: string) =>
  (answer: ComparingAnswer): Result => ({
    attack: `a home by ${answer.name}`,
    measured: `${whatIsLearned(answer).miles.toFixed(1)} miles`,
    bar,
  });

/** How near a thousand questions by twenty accounts come to a stranger's home and age. */
export function attackByComparing(): Result[] {
  const ages = Array.from({ length: 32 }, (_, years) => 20 + years);
  const alike = alikeInOutlook(ages, (age) => ({ age }), QUESTIONS);
  return [
    ...seriesOfAnswers(QUESTIONS).map(line('> 1.5 miles')),
    {
      attack: 'an age by "Why not yet?", twenty accounts',
      measured: `one of ${Math.min(...alike.map(({ length }) => length))} years`,
      bar: 'one of 4 years',
    },
    ...seatsTaken.map(line('acts of the stranger too')),
  ];
}
