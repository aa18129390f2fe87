import { HOUR_MS } from '../../../../src/domain/shared/durations.js';
import { act, screen, waitFor } from '@testing-library/react';
import { TableChangeCard } from '../../../../web-user/src/features/table-change/TableChangeCard.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { reportNoResponse, reportResponse } from '../../../../web-user/src/shared/offline/connection.js';
import { visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast } from '../../../support/web/toasts.js';

const CONFIRMED: Match = { ...TABLE, status: 'confirmed', participants: [1, 2, 3, 4, 5, 6] };
const QUESTION = {
  kind: 'second_table',
  expiresAt: new Date(Date.now() + 3 * HOUR_MS + 30_000).toISOString(),
  others: ['Ben'],
  newcomers: 1,
  agrees: null as boolean | null,
};
const GET = 'GET /api/matches/7/change';
const POST = 'POST /api/matches/7/change';
const LABEL = 'A question about your table';

beforeEach(reportResponse);

function open(answers: Answers = {}, match = CONFIRMED) {
  const api = fakeApi({ [GET]: [200, { change: QUESTION }], ...answers });
  renderFor(ADA, <TableChangeCard match={match} />, '/chat/7');
  return { ...api, sent: () => api.calls.find(({ method }) => method === 'POST')?.body };
}
const path = () => screen.getByLabelText('path').textContent;

describe('the question about a new table', () => {
  it('names the others who are asked, the deadline and the time left, but not for whom it is', async () => {
    open();
    expect(await screen.findByText(/together with Ben\?/)).toBeTruthy();
    expect(screen.getByText(/yes by \w+day, /)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('3 h 1 min left');
  });

  it.each([
    ['merge', { kind: 'merge', newcomers: 3 }, /bring you together with 3 people/],
    ['split for a small table', { kind: 'rescue', newcomers: 2 }, /A table of 2 .* together with Ben\?/],
  ])('says what a %s is about', async (_what, change, text) => {
    open({ [GET]: [200, { change: { ...QUESTION, ...change } }] });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([
    ['of a meetup', { ...CONFIRMED, meetup: { id: 1, title: 'Chess', organizerId: 2 } as never }],
    ['before it is confirmed', { ...CONFIRMED, status: 'pending' as const }],
  ])('is not asked at a table %s', async (_what, match) => {
    const { calls } = open({}, match);
    await act(async () => {});
    expect(calls).toEqual([]);
    expect(screen.queryByRole('region', { name: LABEL })).toBeNull();
  });

  it('after an agreement the user waits for the others and may still stay', async () => {
    const { answers, sent } = open({ [POST]: [200, { status: 'waiting', matchId: null }] });
    await screen.findByRole('region', { name: LABEL });
    Object.assign(answers, { [GET]: [200, { change: { ...QUESTION, agrees: true } }] });
    await press("Yes, I'm in");
    expect(sent()).toEqual({ agrees: true });
    expect(await screen.findByText(/You said yes/)).toBeTruthy();
    expect(screen.getByRole('button', { name: "I'd rather stay" })).toBeTruthy();
    expect(screen.queryByRole('button', { name: "Yes, I'm in" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: LABEL }));
  });

  it('the last agreement opens the chat of the new table', async () => {
    open({ [POST]: [200, { status: 'formed', matchId: 12 }] });
    await press("Yes, I'm in");
    await waitFor(() => expect(path()).toBe('/chat/12'));
    await expectToast('You have a new table');
  });

  it('a user who agreed is taken to the new chat when another one agrees last', async () => {
    open({ [GET]: [200, { change: { ...QUESTION, agrees: true } }] });
    await screen.findByText(/You said yes/);
    act(() => FakeSocket.latest.say({ type: 'match_found', matchId: 12 }));
    await waitFor(() => expect(path()).toBe('/chat/12'));
  });

  it('declining says that the user stays, who may still agree', async () => {
    const { answers, sent } = open({ [POST]: [200, { status: 'declined', matchId: null }] });
    await screen.findByRole('region', { name: LABEL });
    Object.assign(answers, { [GET]: [200, { change: { ...QUESTION, agrees: false } }] });
    await press("No, I'll stay");
    expect(sent()).toEqual({ agrees: false });
    expect(await screen.findByText(/You're staying at your table/)).toBeTruthy();
    expect(screen.getByRole('button', { name: "I'm in after all" })).toBeTruthy();
    await expectToast("Got it, you're staying");
  });

  it('an answer that comes too late shows the reason and takes the question away', async () => {
    const refused = { message: 'The time to decide is over.', code: 'table_change_is_over' };
    const { answers } = open({ [POST]: [409, refused] });
    await screen.findByRole('button', { name: "Yes, I'm in" });
    Object.assign(answers, { [GET]: [200, { change: null }] });
    await press("Yes, I'm in");
    await waitFor(() => expect(visibleToast()?.description).toBe('The time to decide is over.'));
    await waitFor(() => expect(screen.queryByRole('region', { name: LABEL })).toBeNull());
  });

  it('that could not be loaded can be loaded again', async () => {
    const { answers } = open({ [GET]: [400, { message: 'No.', code: 'invalid_input' }] });
    expect((await screen.findByRole('alert')).textContent).toMatch(/couldn't check/);
    Object.assign(answers, { [GET]: [200, { change: QUESTION }] });
    await press('Try again');
    expect(await screen.findByRole('region', { name: LABEL })).toBeTruthy();
  });

  it('cannot be answered while offline, and says so', async () => {
    open();
    await screen.findByRole('region', { name: LABEL });
    act(() => reportNoResponse());
    expect(screen.getByText(/You can answer once you're back/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: "Yes, I'm in" }).disabled).toBe(true);
  });
});
