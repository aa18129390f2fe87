import { expect, it } from '@jest/globals';
import { PURGE_CORRECTIONS } from '../../../src/application/corrections/purge-corrections.js';
import { aCorrectionDesk } from './a-correction-desk.js';

it('deletes corrections that nobody completed in time', async () => {
  const desk = await aCorrectionDesk();
  await desk.askEmail('ben');
  desk.clock.pass({ days: 6, hours: 23 });
  await desk.runs(PURGE_CORRECTIONS);
  expect(desk.pending()).not.toBeNull();
  desk.clock.pass({ hours: 2 });
  await desk.runs(PURGE_CORRECTIONS);
  expect(desk.pending()).toBeNull();
});
