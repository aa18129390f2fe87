import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { APerson } from '../support/http/a-person.js';
import { aMeetupBody } from '../support/http/a-meetup.js';
import { followPath } from '../support/browser/follow-path.js';
import { saturdayOnScreen } from '../support/browser/request-dialog.js';
import { KeyboardOnly } from '../support/browser/keyboard-only.js';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { expectNotice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';
import type { Town } from '../support/browser/town.js';
import { aNode, placesAnswer } from '../support/overpass-stub.js';

/** No other story has a meetup here. */
const PORTLAND = { location: 'Portland, Oregon', latitude: 45.52, longitude: -122.68 };
const HEART = aNode(
  1,
  { name: 'Heart Coffee', 'addr:housenumber': '2211', 'addr:street': 'East Burnside' },
  { lat: 45.523, lon: -122.681 },
);
const NAMELESS_STREET = aNode(2, { name: 'Nowhere Cafe' }, { lat: 45.524, lon: -122.683 });
const NOODLES = aNode(3, { amenity: 'restaurant', name: 'Noodle House' }, { lat: 45.521, lon: -122.682 });

async function organizerIn(town: Town): Promise<APerson> {
  const organizer = await town.trusted('Mateo');
  await organizer.expect('PATCH', '/api/user/location', 200, PORTLAND);
  return organizer;
}

const formOn = (page: Page) => page.getByRole('dialog', { name: 'Plan a meetup' });

async function openForm(page: Page, address = '/browse') {
  await page.goto(address);
  if (address === '/browse') await page.getByRole('button', { name: 'Plan a meetup' }).first().click();
  await expect(formOn(page)).toBeVisible();
  return formOn(page);
}

test('a trusted user plans a meetup, changes it after a participant joined, and cancels it', async ({
  town,
  product,
  openBrowser,
}) => {
  product.overpass.behave(placesAnswer(HEART, NAMELESS_STREET, NOODLES));
  const mateo = await organizerIn(town);
  const page = await openBrowser({ as: mateo });
  const form = await openForm(page);
  await form.getByLabel('Title').fill('Slow coffee');
  await form.getByLabel('Description').fill('Bring a book you would lend.');
  await form.getByLabel('Seats').selectOption('2 seats');
  await form.getByLabel('Search places nearby').fill('heart');
  await expect(form.getByText('1 place near Portland, Oregon')).toBeVisible();
  await form.getByRole('button', { name: 'Heart Coffee' }).click();
  await expect(form.getByLabel('Venue name')).toBeFocused();
  await expect(form.getByLabel('Venue name')).toHaveValue('Heart Coffee');
  await expect(form.getByRole('combobox', { name: 'Address' })).toHaveValue('2211 East Burnside');
  await form.getByLabel('Picture of the venue (optional)').setInputFiles({
    name: 'place.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background: '#c96f4a' } })
      .png()
      .toBuffer(),
  });
  await expect(form.getByRole('group', { name: 'The part people will see.' })).toBeVisible();
  await form.getByRole('combobox', { name: 'Date' }).selectOption(saturdayOnScreen(1));
  await form.getByLabel('Another time').check();
  await form.getByLabel('Start').fill('19:30');
  await form.getByLabel('Maximum distance').selectOption('Within 25 miles');
  await form.getByRole('button', { name: 'Reading' }).click();
  await form.getByRole('button', { name: 'Publish meetup' }).click();
  await expectNotice(page, 'Your meetup is live!', 'Everyone who joins lands in its chat.');

  const details = page.getByRole('dialog', { name: 'Slow coffee' });
  await expect(details.getByText('Heart Coffee, 2211 East Burnside')).toBeVisible();
  await expect(details.getByText(saturdayOnScreen(1), { exact: true })).toBeVisible();
  await expect(details.getByText(/^7:30 PM/)).toBeVisible();
  await expect(details.locator('img[src^="/api/pictures/"]')).toBeVisible();
  await expect(page).toHaveURL(/\/browse\?meetup=\d+$/);
  const id = Number(new URL(page.url()).searchParams.get('meetup'));

  const [nora, cleo] = await Promise.all([town.member('Nora'), town.member('Cleo')]);
  await nora.expect('POST', `/api/meetups/${id}/join`, 200);
  await cleo.expect('POST', `/api/meetups/${id}/waitlist`, 200);
  await followPath(page, '/browse');
  await page.getByRole('link', { name: 'Your meetups' }).click();
  const card = page.getByRole('article', { name: 'Slow coffee' });
  await expect(card.getByText('You organize')).toBeVisible();
  await card.getByRole('button', { name: 'View Details: Slow coffee' }).click();
  await expect(details.getByRole('heading', { name: 'Participants' })).toBeVisible();
  await expect(details.getByText('Basic Trust · 40/100')).toBeVisible();
  await expect(details.getByText('1 person', { exact: true })).toBeVisible();
  await expectNoVisualFlaws(page, "the organizer's view of a meetup");
  await page.setViewportSize({ width: 360, height: 780 });

  await details.getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit your meetup' });
  await expect(editor.getByLabel('Title')).toHaveValue('Slow coffee');
  await expect(editor.getByRole('combobox', { name: 'Date' })).toBeDisabled();
  await expect(editor.getByLabel('Start')).toBeDisabled();
  await expect(editor.getByText('People have made plans for this date and time')).toBeVisible();
  await expectNoFlawsInState(page, 'a meetup that is edited');
  await page.setViewportSize({ width: 360, height: 780 });
  await editor.getByLabel('Seats').selectOption('3 seats');
  await editor.getByLabel('Venue name').fill('Nowhere Cafe');
  await editor.getByRole('combobox', { name: 'Address' }).fill('1 Elsewhere Lane, Portland');
  await editor.getByRole('button', { name: 'Save changes' }).click();
  await expectNotice(page, 'Changes saved', 'Your meetup is up to date.');
  await expect(details.getByText('Nowhere Cafe, 1 Elsewhere Lane, Portland')).toBeVisible();
  await expect(details.getByText('3/3', { exact: true })).toBeVisible();
  await expect(details.getByText('No one', { exact: true })).toBeVisible();

  await details.getByRole('button', { name: 'Cancel Meetup' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await details.getByRole('button', { name: 'Cancel Meetup' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await expectNotice(page, 'Meetup cancelled', "We've told everyone who was coming.");
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Nothing planned yet')).toBeVisible();
  expect((await nora.get(`/api/meetups/${id}`)).body).toMatchObject({ status: 'cancelled' });
});

test("a user without enough trust sees the missing steps, an empty list of own meetups, and cannot edit another user's", async ({
  town,
  openBrowser,
}) => {
  const { id, title } = await town.meetup(aMeetupBody({ title: 'Not yours' }));
  const page = await openBrowser({ as: await town.member() });
  await page.goto('/browse');
  await page.getByRole('button', { name: 'Plan a meetup' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Almost there' });
  await expect(dialog).toContainText('a trust score of 60. Yours is 40');
  await expect(dialog).toContainText('You need one more step of Trust Verification');
  await expectNoFlawsInState(page, 'the missing trust steps');
  await dialog.getByRole('button', { name: 'Get verified' }).click();
  await expect(page.getByRole('dialog', { name: 'Trust Verification' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await followPath(page, '/browse?whose=own');
  await expect(page.getByText('Nothing planned yet')).toBeVisible();
  await expectNoFlawsInState(page, 'no own meetups');
  await followPath(page, `/browse?plan=${id}`);
  await expect(page.getByRole('dialog', { name: "You can't edit this meetup." })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/browse');
  await followPath(page, `/browse?meetup=${id}`);
  const details = page.getByRole('dialog', { name: title });
  await details.getByRole('button', { name: 'Join This Meetup' }).click();
  await expect(details.getByRole('button', { name: 'Leave' })).toBeVisible();
  await followPath(page, '/browse?whose=own');
  await expect(page.getByRole('article', { name: title }).getByText("You're in")).toBeVisible();
});

test('missing values show an error beside their field, a closed form is restored, and the whole form can be filled in by keyboard', async ({
  town,
  product,
  openBrowser,
  forgive,
}) => {
  product.overpass.behave((_request, response) => void response.writeHead(500).end());
  const mateo = await town.trusted('Mateo');
  // The places near the position of the other organizer may be cached.
  await mateo.expect('PATCH', '/api/user/location', 200, { ...PORTLAND, latitude: 45.51 });
  const page = await openBrowser({ as: mateo });
  forgive(/status of 503/);
  const form = await openForm(page);
  await expect(form.getByText("We can't look up places right now.")).toBeVisible();
  await form.getByRole('button', { name: 'Publish meetup' }).click();
  await expect(form.getByText('Please give your meetup a title')).toBeVisible();
  await expect(form.getByText('Please name the venue')).toBeVisible();
  await expect(form.getByText('Please enter the address of the venue')).toBeVisible();
  await expect(form.getByLabel('Title')).toBeFocused();
  await expectNoFlawsInState(page, 'a form with everything missing');
  await page.setViewportSize({ width: 360, height: 780 });

  await form.getByLabel('Title').fill('Soup');
  await form.getByLabel('Venue name').fill('The Pot');
  await form.getByRole('combobox', { name: 'Address' }).fill('5 Main Street');
  await page.goBack();
  await expect(form).toBeHidden();
  product.overpass.behave(placesAnswer(HEART, NAMELESS_STREET, NOODLES));
  await page.getByRole('button', { name: 'Plan a meetup' }).first().click();
  await expect(form.getByText('We restored your draft.')).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('Soup');
  await expectNoFlawsInState(page, 'a restored form');
  await page.setViewportSize({ width: 360, height: 780 });

  const keys = new KeyboardOnly(page);
  await keys.press('Enter', form.getByRole('button', { name: 'Start over' }));
  await expect(form.getByLabel('Title')).toHaveValue('');
  await keys.press('Enter', form.getByRole('button', { name: 'Pick a place nearby' }));
  await expect(form.getByRole('list', { name: 'Places nearby' })).toBeVisible();
  await expectNoVisualFlaws(page, 'the form of a meetup');
  await page.setViewportSize({ width: 360, height: 780 });
  await keys.type('Keys only', form.getByLabel('Title'));
  await keys.reach(form.getByLabel('A group'));
  await page.keyboard.press('ArrowRight');
  await expect(form.getByText('Two seats, including yours.')).toBeVisible();
  await keys.press('Enter', form.getByRole('button', { name: 'Nowhere Cafe' }));
  await expect(form.getByText('We found the place but not its address.')).toBeVisible();
  await keys.type('7 Quiet Street', form.getByRole('combobox', { name: 'Address' }));
  await keys.press('Space', form.getByRole('switch', { name: 'Enforce these limits' }));
  await keys.press('Enter', form.getByRole('button', { name: 'Publish meetup' }));
  const details = page.getByRole('dialog', { name: 'Keys only' });
  await expect(details.getByText('Nowhere Cafe, 7 Quiet Street')).toBeVisible();
  await expect(details.getByText('1/2', { exact: true })).toBeVisible();
});
