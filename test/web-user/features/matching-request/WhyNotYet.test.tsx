import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WhyNotYet } from '../../../../web-user/src/features/matching-request/WhyNotYet.js';
import type { ActiveRequest } from '../../../../web-user/src/shared/api/types.js';
import { reportResponse } from '../../../../web-user/src/shared/offline/connection.js';
import { aRequest } from '../../../support/web/a-request.js';
import { ADA } from '../../../support/web/ada.js';
import { unreachable } from '../../../support/web/error-responses.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';

const PATH = '/api/matching-request/71/outlook';
const TIGHT = { limit: 'distance', gain: 10, maxDistance: 20, ageRangeMin: 18, ageRangeMax: null };

async function unfold(answer: Answers[string]) {
  const api = fakeApi({ [`GET ${PATH}`]: answer });
  const widened: ActiveRequest[] = [];
  renderFor(ADA, <WhyNotYet request={aRequest()} onWiden={(change) => widened.push(change)} />, '/');
  expect(api.calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Why not yet?', expanded: false }));
  return widened;
}

describe('why a request still waits', () => {
  it('is asked only when unfolded, and opens the form with the tightest limit widened', async () => {
    const widened = await unfold([200, { compatible: 25, tightest: TIGHT }]);
    expect(await screen.findByText(/^25\+ people who fit your limits/)).toBeTruthy();
    expect(screen.getByText(/up to 20 miles, 10\+ more would fit/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Widen my distance' }));
    expect(widened).toMatchObject([{ id: 71, maxDistance: 20, ageRangeMin: 18, ageRangeMax: 80 }]);
  });

  it('names no number below five, and no limit where none brings five more', async () => {
    await unfold([200, { compatible: 0, tightest: null }]);
    expect(await screen.findByText(/^Fewer than five people/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Widen/ })).toBeNull();
  });

  it('says offline that it is asked again later', async () => {
    await unfold(unreachable as never);
    expect(await screen.findByText("You're offline. We'll check when you're back.")).toBeTruthy();
    act(reportResponse);
  });

  it('says what went wrong and can be asked again', async () => {
    await unfold([429, { message: 'Too many attempts. Please try again later.' }]);
    expect(await screen.findByText('Too many attempts. Please try again later.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
