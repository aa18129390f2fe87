import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReunionOffers } from '../../../../web-user/src/features/next-saturday/ReunionOffers.js';
import { reportNoResponse, reportResponse } from '../../../../web-user/src/shared/offline/connection.js';
import { A_REUNION_OFFER } from '../../../support/web/a-reunion-offer.js';
import { ADA } from '../../../support/web/ada.js';
import { serverError } from '../../../support/web/error-responses.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';
import { expectNotice, prepareNotices } from '../../../support/web/toasts.js';

const GET = 'GET /api/reunion-offers';
const POST = 'POST /api/reunion-offers/7';
const TITLE = 'Same people again?';
const REPLACES = 'This takes the place of the request you have now.';

beforeEach(() => {
  prepareNotices();
  reportResponse();
  FakeSocket.install();
});
afterEach(() => reportResponse());

function open(answers: Answers, hasRequest = false) {
  const api = fakeApi({ ...answers });
  renderFor(ADA, <ReunionOffers hasRequest={hasRequest} />);
  return {
    answers: api.answers,
    isAsked: () => api.calls.length > 0,
    sent: () => api.calls.find(({ method }) => method === 'POST')?.body,
  };
}
const OFFERED: Answers = { [GET]: [200, [A_REUNION_OFFER]], [POST]: [200, { message: 'Thank you' }] };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: TITLE })).toBeNull());

describe('the offer to meet the same people again', () => {
  it('names them, their table, the next one and the last day, and is accepted', async () => {
    const { answers, sent } = open(OFFERED);
    const card = await screen.findByRole('region', { name: TITLE });
    expect(card.textContent).toMatch(/Sat, Nov 28 .*: Mateo, Priya, and Mia\. .* Sat, Dec 12, .*Dinner/);
    expect(card.textContent).toContain('until Dec 11, 2026');
    expect(screen.queryByText(REPLACES)).toBeNull();
    answers[GET] = [200, []];
    await press('Yes, same people');
    await expectNotice("You're in", "You'll sit with those of your last table who say yes too.");
    await isGone();
    expect(sent()).toEqual({ agrees: true });
  });

  it('says that it takes the place of a waiting request', async () => {
    open(OFFERED, true);
    expect(await screen.findByText(REPLACES)).toBeTruthy();
  });

  it('that is declined vanishes without a notice', async () => {
    const { answers, sent } = open(OFFERED);
    await screen.findByRole('region');
    answers[GET] = [200, []];
    await press('No, thanks');
    await isGone();
    expect(sent()).toEqual({ agrees: false });
    expect(screen.queryByText("You're in")).toBeNull();
  });

  it('stays where the answer could not be saved', async () => {
    open({ ...OFFERED, [POST]: serverError('Not now') });
    await press('Yes, same people');
    await expectNotice("We couldn't save your answer", 'Not now');
    expect(screen.getByRole('region', { name: TITLE })).toBeTruthy();
  });

  it('appears when the server says that matches have changed', async () => {
    const { answers, isAsked } = open({ [GET]: [200, []] });
    await waitFor(() => expect(isAsked()).toBe(true));
    Object.assign(answers, OFFERED);
    act(() => FakeSocket.latest.say({ type: 'matches_changed' }));
    expect(await screen.findByRole('region', { name: TITLE })).toBeTruthy();
  });

  it('that could not be loaded can be loaded again', async () => {
    const { answers } = open({ [GET]: serverError('Not now') });
    expect(await screen.findByText("We couldn't check if your last table meets again.")).toBeTruthy();
    Object.assign(answers, OFFERED);
    await press('Try again');
    expect(await screen.findByRole('region', { name: TITLE })).toBeTruthy();
  });

  it('cannot be answered without a connection', async () => {
    open(OFFERED);
    await screen.findByRole('region');
    act(reportNoResponse);
    expect(await screen.findByText("You're offline. You can answer once you're back.")).toBeTruthy();
    for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true);
  });
});
