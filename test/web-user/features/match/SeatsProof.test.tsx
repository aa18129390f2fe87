import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { MatchCard } from '../../../../web-user/src/features/match/MatchCard.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';

const SENTENCE = 'In the last round before Saturday, 27 of at most 27 people got a seat.';

function show(status: 'pending' | 'confirmed', proof: object | null) {
  FakeSocket.install();
  const api = fakeApi({ 'GET /api/matches/7/proof': [200, { proof }] });
  renderFor(ADA, <MatchCard match={{ ...TABLE, status }} />);
  return api;
}

it('a confirmed table says how many got a seat, and in three lines how that is known', async () => {
  show('confirmed', { seated: 27, atMost: 27, receiptKey: 'ab'.repeat(32) });
  expect(await screen.findByText(SENTENCE)).toBeTruthy();
  expect(screen.getByText('How do we know?').closest('details')!.querySelectorAll('li')).toHaveLength(3);
  expect(screen.getByText(/no seating has more than 27 seats/)).toBeTruthy();
  expect(screen.getByText('ab'.repeat(32))).toBeTruthy();
});

it('a table without a receipt says nothing of it, and one that is not confirmed does not ask', async () => {
  show('confirmed', null);
  await screen.findByRole('region');
  expect(screen.queryByText('How do we know?')).toBeNull();
  const pending = show('pending', null);
  expect(pending.calls.filter(({ path }) => path.endsWith('/proof'))).toEqual([]);
});
