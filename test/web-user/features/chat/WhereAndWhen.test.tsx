import { beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type VenueChoice, WhereAndWhen } from '../../../../web-user/src/features/chat/WhereAndWhen.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';

const CHOICE: VenueChoice = {
  label: 'Cafe Mira',
  ballot: <p>The ballot</p>,
  announcer: <p>The news</p>,
};
const MEETUP = {
  ...TABLE,
  meetup: { id: 3, title: 'Dumplings', isOrganizer: false, maxParticipants: 6 },
  suggestedLocation: 'Dumpling House, 950 Main Street',
};

beforeEach(() => {
  localStorage.clear();
  FakeSocket.install();
});

function open(match = TABLE, venue: VenueChoice | null = CHOICE): void {
  cleanup();
  fakeApi({});
  renderFor(ADA, <WhereAndWhen match={match} venue={venue} />, '/chat/7');
}

const row = () => screen.getByText('Where & when').closest('summary')!;
const details = () => row().closest('details')!;

it('one row with the venue unfolds to date, time and ballot', async () => {
  open();
  expect(details().open).toBe(false);
  expect(row().textContent).toContain('Cafe Mira');
  await userEvent.click(row());
  expect(details().open).toBe(true);
  expect(
    within(details())
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Date', 'Time']);
  expect(within(details()).getByText('The ballot')).toBeTruthy();
});

it('the zone of the time is named for a reader elsewhere', () => {
  open({ ...TABLE, timeZone: 'Pacific/Kiritimati' });
  expect(details().textContent).toContain('Line Islands Time');
});

it('the announcements of the ballot are not folded away', () => {
  open();
  expect(screen.getByText('The news').closest('details')).toBeNull();
});

it('the row stays as the user left it, for each chat on its own', async () => {
  open();
  await userEvent.click(row());
  open();
  expect(details().open).toBe(true);
  open({ ...TABLE, id: 8 });
  expect(details().open).toBe(false);
  open();
  await userEvent.click(row());
  open();
  expect(details().open).toBe(false);
});

it('a match whose venue is set shows it', async () => {
  open(MEETUP, null);
  expect(row().textContent).toContain('Dumpling House');
  await userEvent.click(row());
  const facts = within(details())
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(facts).toEqual([expect.any(String), expect.any(String), 'Dumpling House, 950 Main Street']);
});
