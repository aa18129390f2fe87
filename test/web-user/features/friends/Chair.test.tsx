import { screen, waitFor } from '@testing-library/react';
import { Chair } from '../../../../web-user/src/features/friends/Chair.js';
import type { ActiveRequest } from '../../../../web-user/src/shared/api/types.js';
import { aRequest } from '../../../support/web/a-request.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast } from '../../../support/web/toasts.js';

const READ = 'GET /api/friend-invitations/ABCD2345';
const JOIN = 'POST /api/user/friend-group/join';
const SLOT = { preferredDate: '2026-12-12', preferredTime: 'dinner', venueType: 'cafe' } as const;
const OPEN = {
  state: 'open',
  chair: { firstName: 'Sam', profileImageUrl: null, heldUntil: '2026-12-01T15:00:00.000Z', ...SLOT },
};
const JOINED = { group: { state: 'together', invitation: null, friends: ['Sam'], heldUntil: null } };

function open(request: ActiveRequest | null | undefined, answers: Answers) {
  const { calls } = fakeApi(answers);
  renderFor(ADA, <Chair code="ABCD2345" request={request} />, '/friend/ABCD2345');
  return { joined: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}
const path = () => screen.getByLabelText('path').textContent;
const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name }).getAttribute('href');

describe("a friend's chair", () => {
  it('shows a visitor who holds it and for what, and leads to the sign-up that returns to it', async () => {
    open(undefined, { [READ]: [200, OPEN] });
    expect(await screen.findByRole('heading', { name: 'Sam is saving you a chair' })).toBeTruthy();
    expect(screen.getByText('Sat, Dec 12 · 6:00 PM (Dinner) · Cafe')).toBeTruthy();
    expect(screen.getByText(/^Held until /)).toBeTruthy();
    expect(link('Sign up and take the chair')).toBe('/auth?returnTo=%2Ffriend%2FABCD2345');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is taken with one tap by who is signed in', async () => {
    const { joined } = open(null, { [READ]: [200, OPEN], [JOIN]: [200, JOINED] });
    await press('Take the chair');
    await waitFor(() => expect(path()).toBe('/matches'));
    expect(joined()).toEqual([{ invitation: 'ABCD2345' }]);
    await expectToast("You're coming together");
  });

  it('says that a request for another time gives way, and for the same one asks nothing', async () => {
    const request = aRequest({ ...SLOT, id: 7, preferredTime: 'lunch' });
    const { joined } = open(request, { [READ]: [200, OPEN], [JOIN]: [200, JOINED] });
    expect(await screen.findByText(/You're waiting for Sat, Dec 12 · 1:00 PM/)).toBeTruthy();
    await press('Change my request and take the chair');
    await waitFor(() => expect(joined()).toEqual([{ invitation: 'ABCD2345', replaces: 7 }]));
  });

  it('is taken by a request for the same time as it is', async () => {
    const { joined } = open(aRequest(SLOT), { [READ]: [200, OPEN], [JOIN]: [200, JOINED] });
    await press('Take the chair');
    await waitFor(() => expect(joined()).toEqual([{ invitation: 'ABCD2345' }]));
  });

  it('says what is in the way of who got a table meanwhile, with the way to it', async () => {
    const refusal = { message: 'You are already in an active match', code: 'active_match' };
    open(null, { [READ]: [200, OPEN], [JOIN]: [409, refusal] });
    await press('Take the chair');
    expect(await screen.findByText(/^You already have a table\./)).toBeTruthy();
    expect(link('My matches')).toBe('/matches');
  });

  it('offers no tap that would be refused to who has a table, on whatever day', async () => {
    open(aRequest({ ...SLOT, preferredDate: '2026-12-26', status: 'matched' }), { [READ]: [200, OPEN] });
    expect(await screen.findByText(/^You already have a table\./)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(link('My matches')).toBe('/matches');
  });

  it.each([
    ['full', [200, { state: 'full', chair: null }], 'All chairs are taken', 'Find a table', '/'],
    ['gone', [200, { state: 'closed', chair: null }], 'This chair is gone', 'Find a table', '/'],
    ['taken', [200, { state: 'yours', chair: null }], "You're in", 'My matches', '/matches'],
    ['wrong', [404, { message: 'No.' }], "This link doesn't work", 'Find a table', '/'],
  ] as const)('that is %s says so, with a way on', async (_, answer, title, way, to) => {
    open(null, { [READ]: answer as unknown as [number, unknown] });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(link(way)).toBe(to);
  });
});
