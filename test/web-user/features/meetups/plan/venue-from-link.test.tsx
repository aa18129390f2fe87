import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../../../web-user/src/app/pages/BrowsePage.js';
import '../../../../../web-user/src/features/meetups/plan/PlanDialog.js';
import { aPlace } from '../../../../support/web/a-meetup.js';
import { ADA } from '../../../../support/web/ada.js';
import { CONFIG } from '../../../../support/web/fake-api.js';
import { address, openApp } from '../../../../support/web/open-app.js';

const FACTS = {
  plan: 'new',
  venue: 'Noodle House',
  address: '9 River Road',
  lat: '45.52',
  lon: '-122.68',
  type: 'restaurant',
};

async function openForm(facts: Record<string, string>) {
  openApp(
    { ...ADA, trustScore: 60 },
    { 'GET /api/config': [200, CONFIG], 'GET /api/places/nearby': [200, [aPlace()]] },
    `/browse?${new URLSearchParams(facts)}`,
  );
  await screen.findByLabelText('Title');
  return within(screen.getByRole('dialog', { name: 'Plan a meetup' }));
}

const nameOfPlace = () => screen.getByLabelText<HTMLInputElement>('Venue name').value;

it('a link opens the form with the venue filled in', async () => {
  const form = await openForm(FACTS);
  expect(nameOfPlace()).toBe('Noodle House');
  expect(form.getByRole<HTMLInputElement>('combobox', { name: 'Address' }).value).toBe('9 River Road');
  expect(form.getByLabelText<HTMLInputElement>('Restaurant').checked).toBe(true);
  expect(await form.findByRole('button', { name: 'Pick another place nearby' })).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/browse');
});

it.each([
  ['lat', '1e9'],
  ['lon', 'east'],
  ['venue', 'Two\nlines\u202e'],
  ['venue', ''],
  ['lat', ''],
])('an invalid venue in a link is ignored: %s is %j', async (fact, hostile) => {
  await openForm({ ...FACTS, [fact]: hostile });
  expect(nameOfPlace()).toBe('');
});

it('a name in a link is cut to the maximum length', async () => {
  await openForm({ ...FACTS, venue: 'x'.repeat(5_000), type: 'palace' });
  expect(nameOfPlace()).toBe('x'.repeat(100));
});
