import { AnonymizeMatches } from '../../../../src/application/match/retention/anonymize-matches.js';
import { FixedClock } from '../../../support/fakes/fixed-clock.js';

it('matches and requests are processed in batches until one is not full, a year after their date', async () => {
  const clock = new FixedClock();
  const asked: Array<[string, number]> = [];
  const answers = [200, 200, 3];
  const ask = (name: string) => async (instant: Date) => {
    asked.push([name, (clock.now().getTime() - instant.getTime()) / 86_400_000]);
    return answers.shift() ?? 0;
  };
  const pastMatches = {
    anonymizeBefore: ask('matches'),
    removeRequestsBefore: ask('requests'),
    eraseTextsBefore: async () => ({ erased: 0, pictures: [] }),
  };
  await new AnonymizeMatches(pastMatches, clock).execute();
  expect(asked).toEqual([...Array(3).fill(['matches', 365]), ['requests', 365]]);
});
