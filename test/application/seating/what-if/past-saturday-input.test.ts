import { expect, it } from '@jest/globals';
import { aSeeker } from '../../../domain/seating/seekers.js';
import { aPastRequest, aPastSaturday } from './a-past-saturday.js';

it('the last Saturday consists of the requests that were open at its final run', async () => {
  const open = aPastRequest(aSeeker(1));
  const withdrawn = aPastRequest(aSeeker(2), { withdrawnAt: new Date('2026-11-18T12:00:00Z') });
  const { input } = aPastSaturday({ requests: [open, withdrawn], recorded: 3 });
  expect(await input.execute()).toEqual({ saturday: '2026-11-21', requests: [open], recorded: 3 });
});
