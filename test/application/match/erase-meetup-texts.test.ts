import { expect, it } from '@jest/globals';
import { EraseMeetupTexts } from '../../../src/application/match/erase-meetup-texts.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';

it('texts are erased in batches until one is not full, 180 days after their date', async () => {
  const clock = new FixedClock();
  const days: number[] = [];
  const answers = [200, 7];
  const none = async () => 0;
  const pastMatches = {
    eraseTextsBefore: async (instant: Date) => {
      days.push((clock.now().getTime() - instant.getTime()) / 86_400_000);
      return answers.shift()!;
    },
    anonymizeBefore: none,
    removeRequestsBefore: none,
  };
  await new EraseMeetupTexts(pastMatches, clock).execute();
  expect(days).toEqual([180, 180]);
});
