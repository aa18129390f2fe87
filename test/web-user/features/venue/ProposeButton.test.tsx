import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProposeButton } from '../../../../web-user/src/features/venue/ProposeButton.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { aBallot } from '../../../support/web/a-ballot.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast } from '../../../support/web/toasts.js';

/** A place with more data than a proposal needs. */
const MIRA = {
  name: 'Cafe Mira',
  address: '12 Main Street',
  latitude: 42.3612,
  longitude: -71.0601,
  openingHours: 'Mo-Su 07:00-16:00',
  rating: 4.2,
};
const PROPOSED = {
  name: 'Cafe Mira',
  address: '12 Main Street',
  latitude: 42.3612,
  longitude: -71.0601,
  openingHours: 'Mo-Su 07:00-16:00',
  evenIfClosed: false,
};
const CLOSED = [409, { message: "It's closed then.", code: 'venue_is_closed' }] as const;

function stand(tables: Match[], answers: Answers = { 'POST /api/matches/7/venues': [200, aBallot()] }) {
  const api = fakeApi(answers);
  renderFor(ADA, <ProposeButton venue={MIRA} tables={tables} />, '/map');
  return api;
}

const propose = () => userEvent.click(screen.getByRole('button', { name: 'Suggest to my table: Cafe Mira' }));
const path = () => screen.getByLabelText('path').textContent;

describe('a place on the map', () => {
  it('is proposed for the match, with a link to the chat', async () => {
    const { calls } = stand([TABLE]);
    await propose();
    await expectToast('Added to the list');
    expect(calls).toEqual([{ method: 'POST', path: '/api/matches/7/venues', body: PROPOSED }]);
    await userEvent.click(await screen.findByRole('link', { name: 'Go to the chat' }));
    expect(path()).toBe('/chat/7');
    await waitFor(() => expect(visibleToast()?.open).toBe(false));
  });

  it('is proposed for the selected one of several matches', async () => {
    const later = { ...TABLE, id: 8, suggestedDate: '2026-12-05' };
    const { calls } = stand([TABLE, later], { 'POST /api/matches/8/venues': [200, aBallot()] });
    await propose();
    expect(calls).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Which table is it for?' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Sat, Dec 5/ }));
    await expectToast('Added to the list');
    expect(calls).toEqual([{ method: 'POST', path: '/api/matches/8/venues', body: PROPOSED }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the error of the rule when the ballot is full', async () => {
    const full = { message: 'You have proposed two places already.', code: 'too_many_venues' };
    stand([TABLE], { 'POST /api/matches/7/venues': [409, full] });
    await propose();
    await expectToast('Not added', full.message);
  });

  it('that is closed then is proposed only when the user wants it anyway', async () => {
    const { calls, answers } = stand([TABLE], { 'POST /api/matches/7/venues': [...CLOSED] });
    await propose();
    const dialog = within(await screen.findByRole('dialog', { name: "It's closed then" }));
    expect(visibleToast()?.open ?? false).toBe(false);
    dialog.getByText('Cafe Mira is closed at that hour, as far as the map knows.');
    answers['POST /api/matches/7/venues'] = [200, aBallot()];
    await userEvent.click(dialog.getByRole('button', { name: 'Suggest anyway' }));
    await expectToast('Added to the list');
    expect(calls.map(({ body }) => body)).toEqual([PROPOSED, { ...PROPOSED, evenIfClosed: true }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is closed then is not proposed when the user closes the question', async () => {
    const { calls } = stand([TABLE], { 'POST /api/matches/7/venues': [...CLOSED] });
    await propose();
    await screen.findByRole('dialog', { name: "It's closed then" });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toHaveLength(1);
  });

  it('cannot be proposed without a match', () => {
    stand([]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
