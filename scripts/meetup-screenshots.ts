import type { Browser } from '@playwright/test';
import type { BuiltProduct } from '../test/support/browser/built-product.js';
import { matchesOf } from '../test/support/http/a-table.js';
import type { Meetup, VenueBallot } from '../web-user/src/shared/api/types.js';
import { open, demoUser, usernameOf, usernameWhere } from './demo-users.js';
import { PHONE, takeScreenshot } from './take-screenshot.js';

/** Takes the screenshots of a venue ballot and of the meetup form. */
export async function screenshotMeetups(browser: Browser, product: BuiltProduct): Promise<void> {
  const seated = usernameWhere(product, 'sits at a table');
  const person = await demoUser(product, seated);
  const [match] = await matchesOf(person, (matches) => matches.length > 0);
  const venues = `/api/matches/${match!.id}/venues`;
  const ballot = (await person.get<VenueBallot>(venues)).body;
  for (const [index, { firstName }] of match!.users.entries()) {
    const mate = await demoUser(product, usernameOf(firstName));
    const choice = ballot.venues[index % 3 === 2 ? 0 : 1]!;
    await mate.expect('POST', `${venues}/${choice.id}/vote`, 200);
  }
  const voting = await open(browser, product, PHONE, seated);
  await voting.goto(`/chat/${match!.id}`);
  await voting.getByRole('button', { name: /^Where & when/ }).click();
  await voting.getByRole('dialog').getByText('Leading').waitFor();
  await takeScreenshot(voting, 'vote-phone');

  const [meetup] = (await person.get<Meetup[]>('/api/meetups/browse')).body;
  const planning = await open(browser, product, PHONE, usernameOf(meetup!.creator.firstName));
  await planning.goto('/browse');
  await planning.getByRole('button', { name: 'Plan a meetup' }).click();
  const form = planning.getByRole('dialog');
  await form.getByLabel('Title').fill('Soup and board games');
  await form.getByLabel('Description').fill('A big pot, two kinds of bread, and whatever you like to play.');
  await form.getByRole('heading', { name: 'What' }).click();
  await takeScreenshot(planning, 'plan-phone');
}
