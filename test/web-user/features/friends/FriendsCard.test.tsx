import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FriendsCard } from '../../../../web-user/src/features/friends/FriendsCard.js';
import { aRequest } from '../../../support/web/a-request.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast } from '../../../support/web/toasts.js';

const PATH = '/api/user/friend-group';
const LATER = new Date(Date.now() + 3_600_000).toISOString();
const WAITING = { group: { state: 'waiting', invitation: 'ABCD2345', friends: [], heldUntil: LATER } };
const TOGETHER = {
  group: { state: 'together', invitation: null, friends: ['Ben', 'Cleo'], heldUntil: null },
};
const ALONE = { group: null };
const REQUEST = aRequest({ preferredDate: '2026-12-12', preferredTime: 'dinner', venueType: 'cafe' });

function open(group: unknown, answers: Answers = {}) {
  const api = fakeApi({ [`GET ${PATH}`]: [200, group], ...answers });
  renderFor(ADA, <FriendsCard request={REQUEST} />, '/');
  return { ...api, sent: (method: string) => api.calls.filter((call) => call.method === method) };
}

describe('who comes with the user', () => {
  it('is at first no other person; a code is made on a button and copied as a link', async () => {
    const user = userEvent.setup();
    open(ALONE, { [`POST ${PATH}`]: [200, WAITING] });
    await user.click(await screen.findByRole('button', { name: 'Bring a friend' }));
    expect(await screen.findByText('ABCD-2345')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/friend/ABCD2345');
    await expectToast('Link copied');
  });

  it('is a code that is selected where the browser refuses to copy', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    open(WAITING);
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await expectToast('Not copied');
    expect(getSelection()!.toString()).toBe('ABCD-2345');
  });

  it('can be joined by a typed code; a refusal stays at the field', async () => {
    const { answers, sent } = open(ALONE, {
      [`POST ${PATH}/join`]: [404, { message: "This code doesn't work.", code: 'group_code_invalid' }],
    });
    await press('I have a code');
    expect(document.activeElement).toBe(screen.getByLabelText("Your friend's code"));
    await userEvent.type(screen.getByLabelText("Your friend's code"), 'abcd-2345');
    await press('Join my friend');
    expect(sent('POST')[0]?.body).toEqual({ invitation: 'abcd-2345' });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText(/This code doesn't work/)).toBeTruthy();
    Object.assign(answers, { [`POST ${PATH}/join`]: [200, TOGETHER] });
    await press('Join my friend');
    expect(await screen.findByText("You're coming with Ben and Cleo.")).toBeTruthy();
  });

  it('is waited for until a time, unless the user goes without them', async () => {
    const { sent } = open(WAITING, { [`POST ${PATH}/go`]: [200, ALONE] });
    expect(await screen.findByText(/^We're holding a chair until /)).toBeTruthy();
    await press('Go without them');
    expect(await screen.findByRole('button', { name: 'Bring a friend' })).toBeTruthy();
    expect(sent('POST').map(({ path }) => path)).toEqual([`${PATH}/go`]);
  });

  it('is named as soon as they have come, while one more is waited for', async () => {
    const { answers } = open(WAITING);
    await screen.findByText(/^We're holding a chair until /);
    const group = { ...WAITING.group, state: 'together', friends: ['Ben'] };
    Object.assign(answers, { [`GET ${PATH}`]: [200, { group }] });
    FakeSocket.latest.say({ type: 'matches_changed' });
    expect(await screen.findByText("You're coming with Ben.")).toBeTruthy();
    expect(screen.getByText(/^We're holding a chair for one more friend until /)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go without them' })).toBeTruthy();
  });

  it('is waited for no longer when the time is over, and the link still works', async () => {
    open({ group: { ...WAITING.group, heldUntil: null } });
    expect(await screen.findByText("You're in line for a table.")).toBeTruthy();
    expect(screen.getByText('ABCD-2345')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Go without them' })).toBeNull();
  });

  it('is left only after a question', async () => {
    const { sent } = open(TOGETHER, { [`DELETE ${PATH}`]: [200, ALONE] });
    await press('Leave the group');
    await press('Stay together');
    expect(sent('DELETE')).toEqual([]);
    await press('Leave the group');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Leave the group' })).at(-1)!);
    expect(await screen.findByRole('button', { name: 'Bring a friend' })).toBeTruthy();
  });

  it('is read as ended until that was seen', async () => {
    open(
      { group: { state: 'over', invitation: null, friends: [], heldUntil: null } },
      { [`DELETE ${PATH}`]: [200, ALONE] },
    );
    expect(await screen.findByText('Your group has ended')).toBeTruthy();
    await press('OK');
    expect(await screen.findByRole('button', { name: 'Bring a friend' })).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    const { answers } = open(null, { [`GET ${PATH}`]: [500, { message: 'Oops' }] });
    await waitFor(() => expect(screen.getByText(/couldn't load/)).toBeTruthy(), { timeout: 15_000 });
    Object.assign(answers, { [`GET ${PATH}`]: [200, TOGETHER] });
    await press('Try again');
    expect(await screen.findByText(/coming with Ben/)).toBeTruthy();
  });
});
