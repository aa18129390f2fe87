import { ForgettingTables } from '../../../src/application/match/forgetting-tables.js';
import { REMOVE_PICTURE } from '../../../src/application/shared/remove-picture.js';
import { aShared } from '../../support/builders/a-shared.js';

/** Past matches with this many rows at each call, which note what was asked for and how many days back. */
function pastMatches(answers: number[], picture = '/api/pictures/1/abcdefghijklmnopqrstuvwx.webp') {
  const shared = aShared();
  const asked: Array<[string, number]> = [];
  const ask = (name: string) => async (instant: Date) => {
    asked.push([name, (shared.clock.now().getTime() - instant.getTime()) / 86_400_000]);
    return answers.shift() ?? 0;
  };
  const texts = ask('texts');
  const past = new ForgettingTables({
    ...shared,
    pastMatches: {
      anonymizeBefore: ask('matches'),
      removeRequestsBefore: ask('requests'),
      eraseTextsBefore: async (instant) => {
        const pictures = asked.length === 0 ? [picture] : [];
        return { erased: await texts(instant), pictures };
      },
    },
  });
  return { past, asked, removed: () => shared.jobs.take(REMOVE_PICTURE), picture };
}

it('matches and requests are processed in batches until one is not full, a year after their date', async () => {
  const { past, asked } = pastMatches([200, 200, 3]);
  await past.anonymize();
  expect(asked).toEqual([...Array(3).fill(['matches', 365]), ['requests', 365]]);
});

it('texts are erased in batches until one is not full, 180 days after their date, and pictures are deleted', async () => {
  const { past, asked, removed, picture } = pastMatches([200, 7]);
  await past.eraseTexts();
  expect(asked).toEqual(Array(2).fill(['texts', 180]));
  expect(removed()).toEqual([{ address: picture }]);
});
