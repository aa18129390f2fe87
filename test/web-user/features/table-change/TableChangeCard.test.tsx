import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SplitQuestion } from '../../../../web-user/src/features/table-split/SplitQuestion.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { clearToasts, visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';

const FULL: Match = { ...TABLE, status: 'confirmed', participants: [1, 2, 3, 4, 5, 6] };
/** Friday noon in New York. */
const OFFER = { expiresAt: '2026-12-11T17:00:00.000Z', others: ['Ben'], hasAgreed: false };
const GET = 'GET /api/matches/7/split';
const POST = 'POST /api/matches/7/split';

beforeEach(() => {
  clearToasts();
  FakeSocket.install();
});

function open(answers: Answers = {}, match = FULL) {
  const api = fakeApi({ [GET]: [200, { offer: OFFER }], ...answers });
  renderFor(ADA, <SplitQuestion match={match} />, '/chat/7');
  return { ...api, sent: () => api.calls.find(({ method }) => method === 'POST')?.body };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the question about a second table', () => {
  it('names the others who are asked and the deadline, but not for whom it is', async () => {
    open();
    expect(await screen.findByText(/together with Ben\?/)).toBeTruthy();
    expect(screen.getByText(/by Friday/)).toBeTruthy();
  });

  it.each([
    ['with a free seat', { ...FULL, participants: [1, 2, 3, 4, 5] }],
    ['before it is confirmed', { ...FULL, status: 'pending' as const }],
  ])('is not asked at a table %s', async (_what, match) => {
    const { calls } = open({}, match);
    await act(async () => {});
    expect(calls).toEqual([]);
    expect(screen.queryByRole('region', { name: 'A second table' })).toBeNull();
  });

  it('after an agreement the user waits for the others and may still stay', async () => {
    const { answers, sent } = open({ [POST]: [200, { status: 'waiting', matchId: null }] });
    await screen.findByRole('region', { name: 'A second table' });
    Object.assign(answers, { [GET]: [200, { offer: { ...OFFER, hasAgreed: true } }] });
    await press("Yes, I'll move");
    expect(sent()).toEqual({ agrees: true });
    expect(await screen.findByText(/waiting for Ben/)).toBeTruthy();
    expect(screen.getByRole('button', { name: "I'd rather stay" })).toBeTruthy();
  });

  it('the last agreement opens the chat of the second table', async () => {
    open({ [POST]: [200, { status: 'formed', matchId: 12 }] });
    await press("Yes, I'll move");
    await waitFor(() => expect(screen.getByLabelText('path').textContent).toBe('/chat/12'));
    expect(visibleToast()?.title).toBe('You have a new table');
  });

  it('declining says that the table stays', async () => {
    const { answers, sent } = open({ [POST]: [200, { status: 'dropped', matchId: null }] });
    await screen.findByRole('region', { name: 'A second table' });
    Object.assign(answers, { [GET]: [200, { offer: null }] });
    await press("No, I'll stay");
    expect(sent()).toEqual({ agrees: false });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'A second table' })).toBeNull());
    expect(visibleToast()?.title).toBe('Your table stays as it is');
  });

  it('an answer that comes too late shows the reason', async () => {
    open({ [POST]: [409, { message: 'The time to decide is over.', code: 'split_offer_is_over' }] });
    await press("Yes, I'll move");
    await waitFor(() => expect(visibleToast()?.description).toBe('The time to decide is over.'));
  });
});
